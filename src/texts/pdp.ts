import { builtInTexts } from './catalogue'

/** Choosing recipients on a product page. */
export const peopleTexts = builtInTexts('pdp', {
  who: 'Who’s this for?',
  for: 'For',
  whoHint: 'Choose one or more people.',
  all: 'All {count}',
  nobody: 'Choose who it’s for.',
  shoppingFor: 'Shopping for {name}',
})

/** Adding to the cart, and the result. */
export const addTexts = builtInTexts('pdp', {
  size: 'Size',
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
  partlySet: 'It’s in your cart, but not every choice was saved. Please check it there.',
  some: 'Added for {done} of {count}. We couldn’t add {names}.',
  failed: 'We couldn’t add this. Your cart hasn’t changed.',
  'item-out-of-stock': 'This just sold out. Your cart hasn’t changed.',
  'insufficient-stock': 'We don’t have that many left. Your cart hasn’t changed.',
  unsure: 'We didn’t hear back. Check your cart before trying again.',
  personFailed: 'We couldn’t add {name}. Your cart hasn’t changed.',
})

/** A product page: description, price, arrival. */
export const pdpTexts = builtInTexts('pdp', {
  save: 'Save {amount}',
  saleOver: 'This sale has ended. It’s now {amount}.',
  soonest: 'Arrives as soon as {day}',
  within: 'Order in the next {time}',
  by: 'Order by {time} Central',
  byDay: 'Order by {day}, {time} Central',
  joins: 'Joins {possessive} box, arriving {day}',
  joinsWeek: 'Joins {possessive} box, arriving the week of {day}',
  clubArrives: 'First box arrives in {month}.',
  pick: 'Choose each date in your cart.',
  pantry: 'Ships ready to enjoy. No freezer needed.',
  sum: '{amount} for {count}',
  message: 'Add a free gift message',
  photo: 'Photo {n} of {count}',
  photos: 'Photos',
  zoom: 'Zoom in',
  zoomed: 'Photo, enlarged',
  rating: '{stars} out of 5 stars, {count} {count|review|reviews}',
  amount: 'Amount',
})
