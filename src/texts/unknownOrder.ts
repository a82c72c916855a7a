import { catalogue } from './catalogue'

/** An order of which nobody knows what became of it, and the way back to the shop from any order. */
export const unknownOrderTexts = catalogue('failure', {
  unknown: 'We can’t confirm your order yet',
  'unknown.text': 'Please don’t order again: you could be charged twice. Call us, and we’ll check.',
  toShop: 'Keep shopping',
})
