import { type CatalogueItem, item } from './item'

/** Clubs, priced by the month, and subscriptions. */
export const plans: CatalogueItem[] = [
  item(1801, 'Steak-of-the-Month Club', 'clubs', {
    sizes: { 'One box a month': 89.95 },
    is_club: true,
    ships_free: true,
    glyphs: ['ribeye', 'tear-off-calendar', 'ribbon'],
    tagline: 'A new cut every month, for three, six or twelve months.',
    cooking: 'Each box comes with its own cooking card.',
    goes_with: [2001],
  }),
  item(1802, 'Dessert Club', 'clubs', {
    sizes: { 'One box a month': 49.95 },
    is_club: true,
    glyphs: ['shortcake', 'tear-off-calendar', 'candy'],
    tagline: 'Something sweet every month, for up to a year.',
    goes_with: [1504],
  }),
  item(1803, 'Seafood Club', 'clubs', {
    sizes: { 'One box a month': 79.95 },
    is_club: true,
    glyphs: ['lobster-tails', 'tear-off-calendar', 'lemon'],
    tagline: 'From both coasts, in season.',
    units: 0,
  }),
  item(2201, 'Butcher’s Surprise', 'steaks', {
    sizes: { 'One 2 lb pack': 39.95 },
    is_perpetual_subscription: true,
    glyphs: ['tips', 'wrapped-gift', 'herb'],
    tagline: 'What the butcher likes best, with each Auto-Delivery.',
    ingredients: 'Beef.',
    goes_with: [1001],
  }),
  item(2202, 'Auto-Delivery Bonus Burgers', 'burgers-and-sausages', {
    sizes: { 'Four 5 oz burgers': 9.95 },
    is_perpetual_subscription: true,
    glyphs: ['hamburger', 'ribbon', 'tomato'],
    tagline: 'Half price, for as long as your Auto-Delivery runs.',
    ingredients: 'Beef.',
    goes_with: [1101],
  }),
]
