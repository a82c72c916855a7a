import { type CatalogueItem, item } from './item'

/** Small, inexpensive items that require main items; and free gifts. */
export const addOns: CatalogueItem[] = [
  item(2001, 'Steak Seasoning Packet', 'add-ons', {
    sizes: { 'One 1 oz packet': 3.95 },
    perishable: false,
    full_price: 5.95,
    glyphs: ['seasoning-jar', 'salt', 'herb'],
    tagline: 'Enough for eight steaks.',
    ingredients: 'Sea salt, black pepper, garlic.',
    goes_with: [1001, 1002, 1003, 1004],
  }),
  item(2002, 'Steak Burgers to Try', 'add-ons', {
    sizes: { 'Four 4 oz burgers': 9.95 },
    full_price: 22.95,
    glyphs: ['hamburger', 'leafy-green', 'onion'],
    tagline: 'Four burgers to see what you think.',
    cooking: 'Grill from frozen, six minutes on each side.',
    ingredients: 'Beef.',
    goes_with: [1003, 1005, 1007, 1101],
  }),
  item(2003, 'Apple Tartlets for Two', 'add-ons', {
    sizes: { 'Two 4 oz tartlets': 7.95 },
    full_price: 12.95,
    glyphs: ['pie', 'red-apple', 'cherries'],
    tagline: 'Dessert, in case no one thought of it.',
    cooking: 'Bake from frozen at 375 °F for twenty-five minutes.',
    ingredients: 'Apples, wheat flour, butter (milk), sugar.',
    goes_with: [1002, 1301, 1901],
  }),
  item(2004, 'Garlic Herb Butter', 'add-ons', {
    sizes: { 'Two 3 oz rolls': 6.95 },
    full_price: 11.95,
    glyphs: ['butter', 'garlic', 'herb'],
    tagline: 'A slice on top, just before serving.',
    ingredients: 'Butter (milk), garlic, parsley, salt.',
    goes_with: [1001, 1201, 1202, 1203, 1304],
  }),
  item(2005, 'Stone-Ground Mustard', 'add-ons', {
    sizes: { 'One 8 oz jar': 4.95 },
    perishable: false,
    full_price: 7.95,
    glyphs: ['mustard-jar', 'hot-dog', 'herb'],
    tagline: 'Sharp, coarse, and made in small batches.',
    ingredients: 'Mustard seed, vinegar, salt.',
    goes_with: [1102, 1103],
  }),
  item(2101, 'Free Steak Burgers', 'free-gifts', {
    sizes: { 'Four 4 oz burgers': 0 },
    is_free_gift: true,
    glyphs: ['hamburger', 'wrapped-gift', 'ribbon'],
    tagline: 'With our thanks.',
    ingredients: 'Beef.',
  }),
  item(2102, 'Free Carving Knife', 'free-gifts', {
    sizes: { 'One knife': 0 },
    is_free_gift: true,
    perishable: false,
    units: 2,
    glyphs: ['kitchen-knife', 'wrapped-gift', 'ribbon'],
    tagline: 'With our thanks.',
  }),
]
