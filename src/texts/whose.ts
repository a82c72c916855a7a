import { builtInTexts } from './catalogue'

/** The recipient and address of a shipment, and its short notes. */
export const whoseTexts = builtInTexts('shipment', {
  possessiveMine: 'your',
  possessiveName: '{name}’s',
  possessiveNameS: '{name}’',
  possessiveSomeone: 'this',
  place: '{city}, {region}',
  perishable: 'Ships frozen',
  shipsFree: 'Free shipping',
})
