import { catalogue } from './catalogue'

/** Whose shipment it is, and what is said of it in a few words. */
export const whoseTexts = catalogue('shipment', {
  possessiveMine: 'your',
  possessiveName: '{name}’s',
  possessiveNameS: '{name}’',
  possessiveSomeone: 'this',
  perishable: 'Ships frozen',
  shipsFree: 'Free shipping',
})
