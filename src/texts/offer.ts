import { builtInTexts } from './catalogue'

/** Offers next to the cart: specials, add-ons, recently viewed items. */
export const offerTexts = builtInTexts('offer', {
  specials: 'Goes well with your order',
  addOns: 'Add a little something to {possessive} shipment',
  recent: 'Recently viewed',
  goesWith: 'Goes with {item}',
  special: 'This week’s special',
  to: 'Add to',
  add: 'Add',
  addItem: 'Add {item} to {possessive} shipment',
  look: 'View',
  lookAt: 'View {item}',
  adding: 'Adding…',
  added: '{item} added to {possessive} shipment.',
})
