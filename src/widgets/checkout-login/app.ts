import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { loginDataSchema as pageData } from '../../domain/account/loginData'

export const app: AppManifest = {
  name: 'checkout-login',
  number: 18,
  component: 'CheckoutLogin',
  reads: [{ endpoint: 'getCart' }, { endpoint: 'getCustomer', isForCustomers: true }],
  purpose: 'Email for the confirmation, or sign-in.',
  isForPayment: false,
  likelyNext: [
    'actions',
    'sending',
    'checkout-shipping',
    'checkout-additional-shipments',
    'checkout-billing',
    'notices',
    'dialog-host',
    'dialog-view',
    'questions',
    'checkout-cart',
  ],
  states,
}
