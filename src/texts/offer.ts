import { catalogue } from './catalogue'

/** What is offered beside the cart: specials, add-ons, what was viewed. */
export const offerTexts = catalogue('offer', {
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
