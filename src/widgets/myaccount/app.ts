import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { myAccountDataSchema as pageData } from '../../domain/account/myAccountData'

export const app: AppManifest = {
  name: 'myaccount',
  number: 32,
  component: 'MyAccount',
  reads: [{ endpoint: 'getCustomer', isForCustomers: true }],
  purpose: 'The account area: its menu, routes and titles, and sign-in.',
  isForPayment: false,
  mayTakeCards: true,
  likelyNext: ['account-login', 'account-dashboard', 'actions', 'sending', 'dialog-host'],
  states,
}
