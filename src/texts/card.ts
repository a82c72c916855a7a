import { catalogue } from './catalogue'

/** The saved cards of a customer: what each is called, and what is said of it. */
export const cardTexts = catalogue('card', {
  none: 'No saved cards yet.',
  name: '{brand} ending {last4}',
  unknown: 'Card',
  expires: 'Expires {month}',
  soon: 'Expires soon',
  expired: 'Expired',
  default: 'Default card',
  usedBy: 'Pays for a subscription',
  wallet: 'Connected wallet',
})
