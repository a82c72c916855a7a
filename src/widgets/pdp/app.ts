import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { pdpDataSchema as pageData } from '../../domain/product/pdpData'

const READS_BESIDE =
  'It is drawn at once from what the page tells it. What it reads besides, people and stock, fills places that are there, and where it cannot be read, the product is sold all the same.'

export const app: AppManifest = {
  name: 'pdp',
  number: 23,
  component: 'Pdp',
  reads: [
    { endpoint: 'getCart' },
    { endpoint: 'getCustomer', isForCustomers: true },
    { endpoint: 'getAddresses', isForCustomers: true },
  ],
  purpose: 'A product: its sizes, who gets it, when it arrives, into the cart.',
  isForPayment: false,
  likelyNext: [
    'product-more',
    'actions',
    'sending',
    'dialog-host',
    'dialog-view',
    'quick-view',
    'calendar',
    'mini-cart',
    'checkout-cart',
    'checkout-login',
  ],
  states,
  lacks: {
    loading: READS_BESIDE,
    slow: READS_BESIDE,
    'load failed': READS_BESIDE,
    'unexpected answer': READS_BESIDE,
  },
}
