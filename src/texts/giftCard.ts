import { catalogue } from './catalogue'

/** What is said of gift cards; `invalid` word for word from specification §5. */
export const giftCardTexts = catalogue('giftcard', {
  applied: 'Your gift card has been applied',
  invalid: 'The code you provided is either expired or invalid.',
  failed: 'We couldn’t check that gift card just now. Please try again.',
  'remove-failed': 'We couldn’t remove that gift card. It is still applied.',
  name: 'Gift card ending {ending}',
  remove: 'Remove gift card ending {ending}',
  removeShort: 'Remove',
  left: '{amount} left on it after this order',
  usedUp: 'Used up by this order',
})
