import { catalogue } from './catalogue'

/** What a cart and an invoice add up. */
export const sumTexts = catalogue('summary', {
  merchandise: 'Merchandise',
  tax: 'Tax',
  totalShort: 'Total',
})
