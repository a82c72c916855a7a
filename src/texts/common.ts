import { builtInTexts } from './catalogue'

/** Words that many screens need. */
export const commonTexts = builtInTexts('common', {
  error: 'Error:',
  was: 'was',
  now: 'Now',
  free: 'Free',
  close: 'Close',
  tryAgain: 'Try again',
  myself: 'Myself',
  unknownItem: 'Item {skuId}',
  questions: 'Questions?',
  call: 'Call {phone}',
  change: 'Change',
  cancel: 'Cancel',
  save: 'Save',
  back: 'Back',
  saving: 'Saving…',
  sending: 'Sending…',
  slow: 'This is taking longer than usual.',
})
