import { catalogue } from './catalogue'

/** The stock of a size. */
export const stockTexts = catalogue('lineOptions', {
  left: 'Only {units} left',
  soldOut: 'Sold out',
})
