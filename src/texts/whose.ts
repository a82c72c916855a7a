import { catalogue } from './catalogue'

/** Whose shipment it is, where it goes, and what is said of it in a few words. */
export const whoseTexts = catalogue('shipment', {
  possessiveMine: 'your',
  possessiveName: '{name}’s',
  possessiveNameS: '{name}’',
  possessiveSomeone: 'this',
  place: '{city}, {region}',
  perishable: 'Ships frozen',
  shipsFree: 'Free shipping',
})
