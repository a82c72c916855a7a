import { builtInTexts } from './catalogue'

/** The sums of a cart and an invoice. */
export const sumTexts = builtInTexts('summary', {
  merchandise: 'Merchandise',
  tax: 'Tax',
  totalShort: 'Total',
})
