import { catalogue } from './catalogue'

/** The list of all recipients of a cart. */
export const overviewTexts = catalogue('overview', {
  title: 'Who gets what',
  find: 'Find in this list',
  readyCount: '{ready} of {count} ready',
  lacks: 'Missing: {parts}',
  items: '{count} {count|item|items}',
  noDay: 'No date yet',
  byEmail: 'By e-mail',
})
