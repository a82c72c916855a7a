import { builtInTexts } from './catalogue'

/** Search in the saved addresses. */
export const bookSearchTexts = builtInTexts('book', {
  search: 'Search addresses',
  found: '{shown} of {count} addresses',
  noMatch: 'No addresses match.',
  showAll: 'Show all {count}',
})
