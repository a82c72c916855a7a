import { type CatalogueItem, item } from './item'

/** Seafood. */
export const seafood: CatalogueItem[] = [
  item(1201, 'Cold-Water Lobster Tails', 'seafood', {
    sizes: { 'Two 5 oz tails': 59.95, 'Four 5 oz tails': 109.95 },
    glyphs: ['lobster-tails', 'butter', 'lemon'],
    tagline: 'Dinner, dressed up.',
    line: 'Sweet, firm, broiled in eight minutes.',
    cooking: 'Thaw overnight. Split the shell, brush with butter, broil for eight minutes.',
    ingredients: 'Lobster (shellfish).',
    goes_with: [2004, 1001],
  }),
  item(1202, 'Chesapeake Crab Cakes', 'seafood', {
    sizes: { 'Four 3 oz cakes': 49.95, 'Eight 3 oz cakes': 89.95 },
    glyphs: ['patties', 'crab', 'lemon'],
    tagline: 'Lump crab, barely bound, golden in minutes.',
    cooking: 'Bake from frozen at 375 °F for twenty minutes.',
    ingredients: 'Crab (shellfish), egg, wheat, mustard, milk.',
    goes_with: [2004],
  }),
  item(1203, 'Wild Sockeye Salmon', 'seafood', {
    sizes: { 'Four 6 oz fillets': 64.95, 'Eight 6 oz fillets': 119.95 },
    glyphs: ['salmon', 'lemon', 'herb'],
    tagline: 'Caught in Alaska, deep red, naturally lean.',
    cooking: 'Thaw overnight. Roast skin side down at 400 °F for twelve minutes.',
    ingredients: 'Salmon (fish).',
    auto_delivery_eligible: true,
    goes_with: [2004, 1401],
  }),
  item(1204, 'Gulf Shrimp', 'seafood', {
    sizes: { 'One 2 lb bag': 39.95, 'Two 2 lb bags': [74.95, 79.9] },
    glyphs: ['shrimp', 'lemon', 'garlic'],
    tagline: 'Large, peeled and deveined, tail on.',
    cooking: 'Sauté from frozen for five minutes.',
    ingredients: 'Shrimp (shellfish), salt.',
    sale_days: 1,
    goes_with: [1001, 2004],
  }),
]
