import { builtInTexts } from './catalogue'

/** The stock of a size. */
export const stockTexts = builtInTexts('lineOptions', {
  left: 'Only {units} left',
  soldOut: 'Sold out',
})
