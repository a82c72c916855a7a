import { builtInTexts } from './catalogue'

/** A customer's saved cards: the name and status of each. */
export const cardTexts = builtInTexts('card', {
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
