import { type CatalogueItem, type ItemDetails, item } from './item'

const good = (id: number, name: string, details: ItemDetails) =>
  item(id, name, 'pantry-and-tools', { perishable: false, ...details })

/** Non-perishables: tins, seasonings, tools, and cards sent by email. */
export const pantry: CatalogueItem[] = [
  good(1601, 'Five-Tier Nut Tower', {
    sizes: { 'Five tins, 2 lb 8 oz': 64.95 },
    glyphs: ['tower', 'peanuts', 'chestnut'],
    tagline: 'For the whole office.',
    line: 'Five tins, no freezer.',
    ingredients: 'Cashews, almonds, pecans, pistachios (nuts), sea salt.',
    goes_with: [1504],
  }),
  good(1602, 'House Steak Seasoning', {
    sizes: { 'One 6 oz jar': 12.95, 'Three 6 oz jars': 32.95 },
    glyphs: ['seasoning-jar', 'herb', 'garlic'],
    tagline: 'Salt, coarse pepper, garlic, and a little smoke.',
    ingredients: 'Sea salt, black pepper, garlic, smoked paprika.',
    auto_delivery_eligible: true,
    goes_with: [1002],
  }),
  good(1603, 'Steak Knife Set', {
    sizes: { 'Four knives': [49.95, 64.95] },
    ships_free: true,
    glyphs: ['knives', 'ribbon', 'strip'],
    tagline: 'German steel, walnut handles, in a wooden case.',
    sale_days: 12,
    goes_with: [1004],
  }),
  good(1604, 'Instant Meat Thermometer', {
    sizes: { 'One thermometer': 34.95 },
    glyphs: ['thermometer', 'ribeye', 'herb'],
    tagline: 'Reads in two seconds, folds into a pocket.',
    goes_with: [1304],
  }),
  good(1605, 'Walnut Carving Board', {
    sizes: { '18 by 12 inches': 89.95 },
    glyphs: ['carving-board', 'kitchen-knife', 'herb'],
    tagline: 'With a groove for the juices, oiled by hand.',
    units: 4,
    goes_with: [1304],
  }),
  good(1606, 'Prairie Wildflower Honey', {
    sizes: { 'Two 12 oz jars': 24.95 },
    glyphs: ['honey-pot', 'lemon', 'pie'],
    tagline: 'From hives among the clover, unfiltered.',
    ingredients: 'Honey.',
    goes_with: [1301],
  }),
  item(1701, 'e-Gift Card', 'gift-cards', {
    sizes: { '$25 card': 25, '$50 card': 50, '$100 card': 100, '$250 card': 250 },
    perishable: false,
    is_egift: true,
    units: 99_999,
    glyphs: ['gift-card', 'ribbon', 'love-letter'],
    tagline: 'Let them choose.',
    line: 'Arrives by email. Never expires.',
  }),
]
