import { catalogue } from './catalogue'

/** Choosing who gets something, where it is added to the cart. */
export const peopleTexts = catalogue('pdp', {
  who: 'Who’s this for?',
  whoHint: 'Choose one or more people.',
  all: 'All {count}',
  another: 'Add another person',
  later: 'Just a name for now. Add the address at checkout, or send them a link.',
  known: '{name} is already on your list. Use that address?',
  knownYes: 'Yes, use it',
  knownNo: 'No, someone else',
  nobody: 'Choose who it’s for.',
  shoppingFor: 'Shopping for {name}',
  takeOut: 'Take {name} out',
  takeOutNew: 'Take this person out',
  allChosen: '{count} {count|person|people} chosen',
  done: 'Done',
})

/** Adding something to the cart, and what became of it. */
export const addTexts = catalogue('pdp', {
  size: 'Size',
  quantity: 'Quantity for each person',
  quantityBad: 'Enter a number from 1 to 99.',
  fewer: 'One fewer',
  more: 'One more',
  unchecked: 'We’ll confirm availability in your cart.',
  add: 'Add to cart',
  addFor: 'Add for {name}',
  addSelf: 'Add for myself',
  addMany: 'Add for {count} people',
  adding: 'Adding…',
  still: 'Still adding…',
  otherSize: 'Choose another size',
  gone: 'Sold out for now',
  similar: 'Shop similar gifts',
  added: '{item} added for {who}.',
  you: 'you',
  others: '{count} others',
  someone: 'someone new',
  total: 'Cart total {amount}',
  some: 'Added for {done} of {count}. We couldn’t add {names}.',
  failed: 'We couldn’t add this. Your cart hasn’t changed.',
  unsure: 'We didn’t hear back. Check your cart before trying again.',
  personFailed: 'We couldn’t add {name}. Your cart hasn’t changed.',
})
