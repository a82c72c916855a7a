import type { AppManifest } from '../../domain/page/appManifest'
import { states } from './states'

export { cardPageDataSchema as pageData } from '../../domain/account/cardPageData'

export const app: AppManifest = {
  name: 'myaccount-add-edit-card',
  number: 33,
  component: 'MyaccountAddEditCard',
  reads: [{ endpoint: 'getCustomer', isForCustomers: true }],
  purpose: 'Adds or changes a customer’s saved card.',
  isForPayment: false,
  takesPayment: true,
  likelyNext: ['sending', 'actions', 'dialog-host', 'dialog-view', 'questions', 'myaccount'],
  states,
}
