import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { pcpDataSchema as pageData } from '../../domain/product/pcpData'

const WAITS_FOR_NOTHING =
  'It shows the page data; stock arrives later, and products can be bought without it.'

export const app: AppManifest = {
  name: 'pcp',
  number: 24,
  component: 'Pcp',
  // Stock for all products is requested once the list is painted.
  reads: [],
  purpose: 'The products of a category, with filters, sorting and quick add.',
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
    forbidden: 'It shows nothing about the shopper and requests nothing for them.',
  },
}
