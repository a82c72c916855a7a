import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { pdpDataSchema as pageData } from '../../domain/product/pdpData'

const READS_BESIDE =
  'It immediately shows the page data. Recipients and stock fill reserved space when they arrive, and the product can be bought without them.'

export const app: AppManifest = {
  name: 'pdp',
  number: 23,
  component: 'Pdp',
  reads: [
    { endpoint: 'getCart' },
    { endpoint: 'getCustomer', isForCustomers: true },
    { endpoint: 'getAddresses', isForCustomers: true },
  ],
  purpose: 'A product: its sizes, recipients, delivery date, and adding it to the cart.',
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
