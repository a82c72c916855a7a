import { builtInTexts } from './catalogue'

/** A list of products: filters, sort order, loading more. The texts of its cards are in `productCard.ts`. */
export const pcpTexts = builtInTexts('pcp', {
  filter: 'Filter',
  filterCount: 'Filter ({count})',
  filters: 'Filters',
  sort: 'Sort',
  featured: 'Featured',
  low: 'Price, low to high',
  high: 'Price, high to low',
  show: 'Show {count} {count|gift|gifts}',
  found: '{count} {count|gift|gifts}',
  remove: 'Remove filter {label}',
  clear: 'Clear all',
  none: 'No gifts match',
  empty: 'New gifts are on the way.',
  more: 'Show {count} more',
  loading: 'Loading…',
  failed: 'We couldn’t load more gifts.',
  end: 'That’s all {count}.',
})
