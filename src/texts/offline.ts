import { catalogue } from './catalogue'

/** What is said of a connection that is lost, and of its return. */
export const offlineTexts = catalogue('offline', {
  title: 'You’re offline. Changes won’t be saved.',
  text: 'What you typed stays here until you’re back online.',
  back: 'You’re back online. Changes are saved again.',
})
