import { catalogue } from './catalogue'

/** The sums of a cart and an invoice. */
export const sumTexts = catalogue('summary', {
  merchandise: 'Merchandise',
  tax: 'Tax',
  totalShort: 'Total',
})
