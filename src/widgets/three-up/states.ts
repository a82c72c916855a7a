/** Every state of a row of three. */
export const states = [
  'three products',
  'three content cards',
  'mixed',
  'two items',
  'one item',
  'none (renders nothing)',
  'more than three (first three, rest ignored, reported)',
  'sold-out card',
  'sale card with countdown',
  'image missing',
  'long names uneven heights',
  'quick add success / failure',
  'stacked on narrow container',
  'recommended from recently viewed',
]
