import { catalogue } from './catalogue'

/** How somebody is found among saved addresses. */
export const bookSearchTexts = catalogue('book', {
  search: 'Search addresses',
  found: '{shown} of {count} addresses',
  noMatch: 'No addresses match.',
  showAll: 'Show all {count}',
})
