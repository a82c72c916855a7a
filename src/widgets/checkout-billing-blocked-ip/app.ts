import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { blockedDataSchema as pageData } from '../../domain/checkout/blockedData'

export const app: AppManifest = {
  name: 'checkout-billing-blocked-ip',
  number: 22,
  component: 'CheckoutBillingBlockedIp',
  reads: [{ endpoint: 'getCart' }, { endpoint: 'getCustomer', isForCustomers: true }],
  purpose: 'Alternatives if cards cannot be used.',
  isForPayment: true,
  takesPayment: true,
  likelyNext: [],
  states,
}
