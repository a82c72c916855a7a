import { builtInTexts } from './catalogue'

/** People, in every place that lets a shopper choose them. */
export const personTexts = builtInTexts('recipient', {
  legend: 'Send to',
  myself: 'Ship to myself',
  someoneNew: 'Someone new',
  someone: 'someone new',
  inCart: 'In your cart',
  device: 'From this device',
  isCurrent: 'Current',
  search: 'Search recipients',
  searchHint: '{shown} of {count} shown',
  noMatch: 'No matches. Choose “Someone new” to add them.',
  listFailed: 'We couldn’t load your saved addresses. You can still add someone new.',
})
