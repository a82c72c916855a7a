import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export const app: AppManifest = {
  name: 'modal-provider',
  number: 35,
  // The page has a dialog host as soon as its first app is ready, whichever that is.
  component: 'DialogEvents',
  reads: [],
  purpose: 'Shows dialogs for problems on pages that do not show them themselves.',
  isForPayment: true,
  isAnywhere: true,
  likelyNext: [],
  states,
  lacks: { slow: 'A waiting dialog says so until the request times out, and then offers a retry.' },
}
