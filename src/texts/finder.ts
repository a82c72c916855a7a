import { builtInTexts } from './catalogue'

/** Search and filters in a cart with very many recipients. */
export const finderTexts = builtInTexts('finder', {
  label: 'Search recipients or items',
  hint: 'Name, city, ZIP or item',
  found: '{count} of {all} people',
  none: 'No matches in your cart.',
  clear: 'Show all {all}',
  onlyMissing: 'Show incomplete only',
  oneDate: 'One date for all',
  oneMessage: 'One message for all',
  openAll: 'Expand all',
  closeAll: 'Collapse all',
})
