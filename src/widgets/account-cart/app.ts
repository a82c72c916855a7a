import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export const app: AppManifest = {
  name: 'account-cart',
  number: 27,
  component: 'AccountCart',
  reads: [{ endpoint: 'getMiniCart' }, { endpoint: 'getCustomer', isForCustomers: true }],
  purpose: 'The cart in the header.',
  isForPayment: true,
  isAnywhere: true,
  likelyNext: [
    'actions',
    'sending',
    'mini-cart',
    'dialog-host',
    'dialog-view',
    'select',
    'checkout-cart',
    'pdp',
    'pcp',
    'checkout-login',
    'myaccount',
  ],
  states,
}
