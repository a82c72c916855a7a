import { DialogEvents } from '../../src/widgets/modal-provider/DialogEvents'
import { app } from '../page/app'

// The page has a dialog host as soon as its first app is ready, whichever that is.
export const mount = app({ default: DialogEvents })
