import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { pcpDataSchema as pageData } from '../../domain/product/pcpData'

const WAITS_FOR_NOTHING =
  'It shows what the page tells it; what is left of each comes afterwards, and where it does not, sale goes on.'

export const app: AppManifest = {
  name: 'pcp',
  number: 24,
  component: 'Pcp',
  // Stock for all products is requested once the list is painted.
  reads: [],
  purpose: 'The products of a category, to filter, sort and add.',
  isForPayment: false,
  likelyNext: [
    'pdp',
    'actions',
    'sending',
    'dialog-host',
    'dialog-view',
    'quick-view',
    'select',
    'checkout-cart',
  ],
  states,
  lacks: {
    loading: WAITS_FOR_NOTHING,
    slow: WAITS_FOR_NOTHING,
    'load failed': WAITS_FOR_NOTHING,
    'unexpected answer': WAITS_FOR_NOTHING,
    forbidden: 'It shows nothing of who the shopper is, and asks nothing on their behalf.',
  },
}
