import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export const app: AppManifest = {
  name: 'checkout-cart',
  number: 17,
  component: 'CheckoutCart',
  reads: [{ endpoint: 'getCart' }],
  purpose: 'The cart page.',
  isForPayment: false,
  likelyNext: [
    'actions',
    'sending',
    'dialog-host',
    'dialog-view',
    'editors',
    'calendar',
    'checkout-login',
    'checkout-shipping',
    'checkout-additional-shipments',
    'checkout-billing',
    'notices',
    'mini-cart',
    'checkout-error',
  ],
  states,
}
