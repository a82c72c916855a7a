import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { blockedDataSchema as pageData } from '../../domain/checkout/blockedData'

export const app: AppManifest = {
  name: 'checkout-billing-blocked-ip',
  number: 22,
  component: 'CheckoutBillingBlockedIp',
  reads: [{ endpoint: 'getCart' }, { endpoint: 'getCustomer', isForCustomers: true }],
  purpose: 'What still works where cards may not be entered.',
  isForPayment: true,
  takesPayment: true,
  likelyNext: [],
  states,
}
