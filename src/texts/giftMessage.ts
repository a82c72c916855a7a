import { catalogue } from './catalogue'

/** The words that go with a gift: the card in the box, and the email that announces it. */
export const giftMessageTexts = catalogue('giftMessage', {
  title: 'Gift message for {name}',
  titlePlain: 'Gift message',
  isGift: 'This is a gift',
  isGiftHint: 'We’ll print it on a card and tuck it in the box.',
  message: 'Gift message',
  preview: 'How your card will look',
  previewEmpty: 'Your message will appear here.',
  left: '{count} {count|character|characters} left',
  cut: 'Shortened to {limit} characters.',
  announce: 'Email a heads-up',
  announceHint: 'We’ll tell them a gift is coming.',
  email: 'Their email',
  emailMessage: 'Message in the email',
  day: 'Send on',
  time: 'Time (Central)',
  saved: 'Message saved.',
  problem: 'Check these fields',
  'problem.no-email': 'Enter their email address.',
  'problem.email': 'Enter a complete email address, such as dana@example.com.',
  'problem.no-day': 'Choose a day to send the email.',
  'problem.past': 'That time has passed. Choose a later day or time.',
})
