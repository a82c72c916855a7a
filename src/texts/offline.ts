import { catalogue } from './catalogue'

/** What is said of a connection that is lost, and of its return. */
export const offlineTexts = catalogue('offline', {
  title: 'You’re offline. Changes will not be saved.',
  text: 'What you have typed stays here until you’re connected.',
  back: 'You’re connected again. Changes are saved.',
})
