import { builtInTexts } from './catalogue'

/** The payment provider's card form, in its frame. */
export const cardFrameTexts = builtInTexts('billing', {
  frame: 'Card details, secure form',
  loading: 'Loading secure card form…',
  cardReady: '{brand} ending {last} is ready.',
  cardReadyPlain: 'Your card is ready.',
  otherCard: 'Use another card',
})
