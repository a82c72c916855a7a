import { type CatalogueItem, type ItemDetails, item } from './item'

const steakCare =
  'Thaw in the refrigerator overnight. Pat dry, season, and sear over high heat; take off at 125 °F for rare, 135 °F for medium rare, and rest five minutes.'

const steak = (id: number, name: string, details: ItemDetails) =>
  item(id, name, 'steaks', { cooking: steakCare, ingredients: 'Beef.', ...details })

/** Steaks, aged 28 days and cut by hand. */
export const steaks: CatalogueItem[] = [
  steak(1001, 'Filet Mignon', {
    sizes: { 'Four 6 oz steaks': 109.95, 'Six 6 oz steaks': 154.95, 'Eight 6 oz steaks': 199.95 },
    glyphs: ['filet', 'herb', 'butter'],
    tagline: 'Fork-tender. Every time.',
    line: 'From the heart of the tenderloin, aged 28 days.',
    auto_delivery_eligible: true,
    goes_with: [2001, 2004, 1204],
  }),
  steak(1002, 'Boneless Ribeye', {
    sizes: {
      'Two 12 oz steaks': 79.95,
      'Four 12 oz steaks': [139.95, 164.95],
      'Eight 12 oz steaks': [259.95, 304.95],
    },
    glyphs: ['ribeye', 'garlic', 'herb'],
    tagline: 'The one steak lovers ask for.',
    line: 'Deep marbling, big flavor, no bone.',
    auto_delivery_eligible: true,
    sale_days: 3,
    goes_with: [2001, 2003, 1401],
  }),
  steak(1003, 'New York Strip', {
    sizes: { 'Two 10 oz steaks': 64.95, 'Four 10 oz steaks': 119.95, 'Eight 10 oz steaks': 219.95 },
    glyphs: ['strip', 'bell-pepper', 'salt'],
    tagline: 'The steakhouse classic.',
    line: 'Firm, beefy, sure to please.',
    auto_delivery_eligible: true,
    goes_with: [2001, 2002, 1402],
  }),
  steak(1004, 'Porterhouse', {
    sizes: { 'Two 24 oz steaks': 129.95, 'Four 24 oz steaks': 239.95 },
    glyphs: ['cut-of-meat', 'salt', 'herb'],
    tagline: 'Two steaks in one.',
    line: 'Filet on one side, strip on the other, 24 ounces to share.',
    units: 6,
    goes_with: [2001, 1401],
  }),
  steak(1005, 'Top Sirloin', {
    sizes: { 'Four 6 oz steaks': 59.95, 'Eight 6 oz steaks': 104.95 },
    glyphs: ['sirloin', 'onion', 'herb'],
    tagline: 'Lean, hearty, and right for any night of the week.',
    auto_delivery_eligible: true,
    goes_with: [2002, 1402],
  }),
  steak(1006, 'Bone-In Tomahawk Ribeye', {
    sizes: { 'One 40 oz steak': 149.95 },
    glyphs: ['tomahawk', 'garlic', 'herb'],
    tagline: 'A showpiece on a long bone, for a hungry two.',
    units: 0,
    goes_with: [2001],
  }),
  steak(1007, 'Flat Iron Steaks', {
    sizes: { 'Four 8 oz steaks': [69.95, 84.95], 'Eight 8 oz steaks': [124.95, 149.95] },
    glyphs: ['flat-iron', 'hot-pepper', 'bell-pepper'],
    tagline: 'Tender as filet, rich as ribeye, made for the grill.',
    sale_days: 9,
    goes_with: [2002, 1404],
  }),
  item(1008, 'Steak Tips', 'steaks', {
    sizes: { 'Two 1 lb packs': 44.95, 'Four 1 lb packs': 79.95 },
    glyphs: ['tips', 'onion', 'bell-pepper'],
    tagline: 'Bites of sirloin for skewers, stews and stir-fries.',
    cooking: 'Thaw overnight. Sear in a hot pan for six to eight minutes, turning once.',
    ingredients: 'Beef.',
    auto_delivery_eligible: true,
    goes_with: [2002],
  }),
]
