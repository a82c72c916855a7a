import { catalogue } from './catalogue'

/** The form for codes, which comes after the summary. */
export const codeFormTexts = catalogue('summary', {
  codeLabel: 'Promo code or gift card',
  apply: 'Apply',
  applying: 'Applying …',
})
