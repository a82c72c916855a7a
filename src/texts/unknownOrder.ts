import { builtInTexts } from './catalogue'

/** An order whose result is unknown, and the link from any order back to the shop. */
export const unknownOrderTexts = builtInTexts('failure', {
  unknown: 'We can’t confirm your order yet',
  'unknown.text': 'Please don’t order again: you could be charged twice. Call us, and we’ll check.',
  toShop: 'Keep shopping',
})
