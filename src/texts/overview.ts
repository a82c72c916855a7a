import { catalogue } from './catalogue'

/** The list of all recipients of a cart. */
export const overviewTexts = catalogue('overview', {
  title: 'Who gets what',
  find: 'Search this list',
  readyCount: '{ready} of {count} ready',
  items: '{count} {count|item|items}',
  noDay: 'No date yet',
  byEmail: 'By email',
})
