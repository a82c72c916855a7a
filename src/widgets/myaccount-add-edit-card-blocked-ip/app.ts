import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { blockedCardDataSchema as pageData } from '../../domain/account/cardPageData'

export const app: AppManifest = {
  name: 'myaccount-add-edit-card-blocked-ip',
  number: 34,
  component: 'MyaccountAddEditCardBlockedIp',
  reads: [{ endpoint: 'getCustomer', isForCustomers: true }],
  purpose: 'Alternatives if no card can be added.',
  isForPayment: false,
  likelyNext: ['sending', 'dialog-host', 'myaccount', 'myaccount-add-edit-card'],
  states,
}
