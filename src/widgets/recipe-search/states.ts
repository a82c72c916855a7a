/** Every state of the search for recipes. */
export const states = [
  'empty query',
  'typing (debounced 250 ms)',
  'suggestions open / none',
  'results 24',
  'one result',
  'no results with spelling help',
  'query from URL',
  'query > 100 characters',
  'query with markup shown as text',
  'stale answer ignored (older query returns late)',
  'failed with retry',
  'filters',
  'load more',
  'back/forward restores',
  'highlight matches',
]
