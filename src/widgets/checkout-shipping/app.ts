import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export const app: AppManifest = {
  name: 'checkout-shipping',
  number: 19,
  component: 'CheckoutShipping',
  reads: [{ endpoint: 'getCart' }, { endpoint: 'getAddresses', isForCustomers: true }],
  purpose: 'Where the first gift of an order goes, when, and with what words.',
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
