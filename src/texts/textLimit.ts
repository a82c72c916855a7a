import { builtInTexts } from './catalogue'

/** The length limit of a multi-line text. */
export const textLimitTexts = builtInTexts('giftMessage', {
  left: '{count} {count|character|characters} left',
  cut: 'Shortened to {limit} characters.',
})
