/** Every state of the way into all recipes. */
export const states = [
  'full',
  'no hero',
  'no categories',
  'search focus/suggestions',
  'no suggestions',
  'seasonal',
  'image failed',
  'long titles',
  'saved recipes shown (customer)',
  'reduced data',
]
