import { builtInTexts } from './catalogue'

/** The form for codes, below the summary. */
export const codeFormTexts = builtInTexts('summary', {
  codeLabel: 'Promo code or gift card',
  apply: 'Apply',
  applying: 'Applying…',
})

/** Gift cards; `invalid` is word for word from specification §5. */
export const giftCardTexts = builtInTexts('giftcard', {
  applied: 'Your gift card has been applied',
  invalid: 'The code you provided is either expired or invalid.',
  failed: 'We couldn’t check that gift card right now. Please try again.',
  'remove-failed': 'We couldn’t remove that gift card. It’s still applied.',
  name: 'Gift card ending {ending}',
  remove: 'Remove gift card ending {ending}',
  removeShort: 'Remove',
  left: '{amount} left after this order',
  usedUp: 'Fully used',
})

/** Promo codes; the outcomes are word for word from specification §5. */
export const promoTexts = builtInTexts('promo', {
  accepted: 'Your Promo Code has been accepted',
  invalid: 'The code you provided is either expired or invalid.',
  expired: 'The code you provided is either expired or invalid.',
  'apply-error': 'We couldn’t apply that code right now. Please try again.',
  replaced: '{code} replaced {old}.',
  applied: 'Promo code {code}',
  remove: 'Remove promo code {code}',
  removeShort: 'Remove',
  removed: 'Promo code removed',
})
