import { catalogue } from './catalogue'

/** What is said of promo codes; the outcomes word for word from specification §5. */
export const promoTexts = catalogue('promo', {
  accepted: 'Your Promo Code has been accepted',
  invalid: 'The code you provided is either expired or invalid.',
  expired: 'The code you provided is either expired or invalid.',
  'apply-error': 'We couldn’t apply that code just now. Please try again.',
  replaced: '{code} took the place of {old}.',
  applied: 'Promo code {code}',
  remove: 'Remove promo code {code}',
  removeShort: 'Remove',
  removed: 'Promo code removed',
})
