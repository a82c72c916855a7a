import { catalogue } from './catalogue'

/** What is said of a connection that is lost, and of its return. */
export const offlineTexts = catalogue('offline', {
  title: 'You’re offline. Changes will not be saved.',
  text: 'What you see is how it was. What you have typed stays, and can be saved once you are connected.',
  back: 'You’re connected again. Changes are saved.',
})
