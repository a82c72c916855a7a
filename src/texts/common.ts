import { catalogue } from './catalogue'

/** Words that many screens need. */
export const commonTexts = catalogue('common', {
  error: 'Error:',
  was: 'Was',
  now: 'Now',
  free: 'Free',
  close: 'Close',
  tryAgain: 'Try again',
  undo: 'Undo',
  myself: 'Myself',
  unknownItem: 'Item {skuId}',
  notifications: 'Notifications',
  questions: 'Questions?',
  call: 'Call {phone}',
  slow: 'This is taking longer than usual.',
})
