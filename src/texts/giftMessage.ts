import { catalogue } from './catalogue'

/** The words that go with a gift: the card in the parcel, and the e-mail that announces it. */
export const giftMessageTexts = catalogue('giftMessage', {
  title: 'Gift message for {name}',
  titlePlain: 'Gift message',
  isGift: 'This is a gift',
  isGiftHint: 'Your words are printed on a card that goes into the parcel.',
  message: 'Your words',
  messageHint: 'A line break counts as one character.',
  preview: 'How the card will look',
  previewEmpty: 'Your words will stand here.',
  left: '{count} {count|character|characters} left',
  cut: 'Shortened to {limit} characters.',
  announce: 'Announce it by e-mail',
  announceHint: 'They learn that something is on its way.',
  email: 'Their e-mail',
  emailMessage: 'Words in the e-mail',
  day: 'Send it on',
  time: 'At (Central time)',
  saved: 'Your words are saved.',
  problem: 'Please look at this again',
  'problem.no-email': 'Enter the e-mail address that the announcement goes to.',
  'problem.email': 'Enter a whole e-mail address, such as dana@example.com.',
  'problem.no-day': 'Choose the day on which the announcement is sent.',
  'problem.past': 'This time is over. Choose a later day or hour.',
})
