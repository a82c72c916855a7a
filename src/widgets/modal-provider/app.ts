import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export const app: AppManifest = {
  name: 'modal-provider',
  number: 35,
  // The page has a dialog host as soon as its first app is ready, whichever that is.
  component: 'DialogEvents',
  reads: [],
  purpose: 'Asks what to do when something stands in the way, on pages that do not show it.',
  isForPayment: true,
  isAnywhere: true,
  likelyNext: [],
  states,
  lacks: {
    slow: 'A dialog that waits says so until the call is given up, and then offers another try.',
  },
}
