import { builtInTexts } from './catalogue'

/** The quantity for each person. */
export const quantityTexts = builtInTexts('pdp', {
  quantity: 'Quantity for each person',
  quantityBad: 'Enter a number from 1 to 99.',
  fewer: 'One fewer',
  more: 'One more',
})

/** Choosing people by their names, and from a long list. */
export const namingTexts = builtInTexts('pdp', {
  another: 'Add another person',
  later: 'Just a name for now. Add the address at checkout, or send them a link.',
  known: '{name} is already on your list. Use that address?',
  knownYes: 'Yes, use it',
  knownNo: 'No, someone else',
  takeOut: 'Take {name} out',
  takeOutNew: 'Take this person out',
  done: 'Done',
})
