import { undesigned } from '../stories/support/design/undesigned'
import { atWidth } from './viewports'

/** The globals of a story when nothing is selected, in the toolbar or in the panel Design. */
export const initialGlobals = { ...undesigned, theme: 'light', ...atWidth('phone') }
