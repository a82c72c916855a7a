import { catalogue } from './catalogue'

/** What is said of what is left of a size. */
export const stockTexts = catalogue('lineOptions', {
  left: 'Only {units} left',
  soldOut: 'Sold out',
})
