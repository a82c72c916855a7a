import { builtInTexts } from './catalogue'

/** The strip at the top of a page; the texts about its promo code are in `code.ts`. */
export const bannerTexts = builtInTexts('banner', {
  label: 'Offer',
  apply: 'Apply {code}',
  applied: '{code} applied',
  copy: 'Copy {code}',
  copied: 'Copied. Paste it in your cart.',
  hold: 'Press and hold to copy it.',
  ends: 'Ends {day} at {time} Central',
  soon: 'Ends soon',
  over: 'This offer has ended.',
  cutoff: 'Order by {time} Central to arrive by {day}',
  next: 'Next offer',
  nth: '{n} of {count}',
  hide: 'Hide this offer',
})
