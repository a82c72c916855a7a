import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export const app: AppManifest = {
  name: 'checkout-shipping',
  number: 19,
  component: 'CheckoutShipping',
  reads: [{ endpoint: 'getCart' }, { endpoint: 'getAddresses', isForCustomers: true }],
  purpose: 'Address, date and message of an order’s first gift.',
  isForPayment: false,
  likelyNext: [
    'actions',
    'sending',
    'dialog-host',
    'dialog-view',
    'editors',
    'calendar',
    'checkout-additional-shipments',
    'checkout-billing',
    'notices',
    'questions',
    'checkout-cart',
  ],
  states,
}
