/** Every state of the recipes of one category. */
export const states = [
  'list 12',
  'one',
  'none',
  'filter applied / none match',
  'load more pending / failed / end',
  'unknown category',
  'card without image/time/rating',
  'long names',
  'back restores position',
]
