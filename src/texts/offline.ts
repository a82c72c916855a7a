import { builtInTexts } from './catalogue'

/** The connection is lost, or is back. */
export const offlineTexts = builtInTexts('offline', {
  title: 'You’re offline. Changes won’t be saved.',
  text: 'What you typed stays here until you’re back online.',
  back: 'You’re back online. Changes are saved again.',
})
