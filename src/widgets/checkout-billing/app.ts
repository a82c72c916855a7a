import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { billingDataSchema as pageData } from '../../domain/checkout/billingData'

export const app: AppManifest = {
  name: 'checkout-billing',
  number: 21,
  component: 'CheckoutBilling',
  reads: [{ endpoint: 'getCart' }, { endpoint: 'getCustomer', isForCustomers: true }],
  purpose: 'Payment and placing the order.',
  isForPayment: true,
  takesPayment: true,
  likelyNext: [],
  states,
}
