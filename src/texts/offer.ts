import { catalogue } from './catalogue'

/** What is offered beside the cart: specials, add-ons, what was viewed. */
export const offerTexts = catalogue('offer', {
  specials: 'Goes well with your order',
  addOns: 'Small extras for {possessive} shipment',
  recent: 'You looked at these',
  goesWith: 'Goes with {item}',
  special: 'This week’s special',
  to: 'Add to',
  add: 'Add',
  addItem: 'Add {item} to {possessive} shipment',
  look: 'Look at it',
  lookAt: 'Look at {item} in the shop',
  adding: 'Adding …',
  added: '{item} was added to {possessive} shipment.',
})
