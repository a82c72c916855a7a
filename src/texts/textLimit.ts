import { catalogue } from './catalogue'

/** What is said of a text of several lines that may not get longer. */
export const textLimitTexts = catalogue('giftMessage', {
  left: '{count} {count|character|characters} left',
  cut: 'Shortened to {limit} characters.',
})
