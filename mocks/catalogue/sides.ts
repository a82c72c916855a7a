import { type CatalogueItem, item } from './item'

/** Steakhouse sides. */
export const sides: CatalogueItem[] = [
  item(1401, 'Potatoes au Gratin', 'sides', {
    sizes: {
      'Four 4 oz gratins': 19.95,
      'Eight 4 oz gratins': 34.95,
      'Two 4 oz gratins (add-on)': 8.95,
    },
    glyphs: ['gratin', 'cheese-wedge', 'herb'],
    tagline: 'Sliced by hand, layered with cream and Gruyère.',
    cooking: 'Bake from frozen at 400 °F for thirty minutes.',
    ingredients: 'Potatoes, cream, Gruyère (milk), garlic, nutmeg.',
    auto_delivery_eligible: true,
    goes_with: [1001, 1003],
  }),
  item(1402, 'Twice-Baked Potatoes', 'sides', {
    sizes: { 'Four 6 oz potatoes': 21.95, 'Eight 6 oz potatoes': 38.95 },
    glyphs: ['twice-baked', 'bacon', 'butter'],
    tagline: 'With bacon, sour cream and chives.',
    cooking: 'Bake from frozen at 375 °F for forty minutes.',
    ingredients: 'Potatoes, sour cream (milk), bacon (pork), chives.',
    goes_with: [1004, 1303],
  }),
  item(1403, 'Creamed Spinach', 'sides', {
    sizes: { 'Two 12 oz trays': 18.95, 'Four 12 oz trays': 32.95 },
    glyphs: ['creamed-spinach', 'butter', 'garlic'],
    tagline: 'Steakhouse style, with a touch of nutmeg.',
    cooking: 'Microwave for five minutes, stirring once.',
    ingredients: 'Spinach, cream (milk), butter (milk), wheat flour, nutmeg.',
    goes_with: [1001],
  }),
  item(1404, 'Fire-Roasted Corn', 'sides', {
    sizes: { 'Two 16 oz packs': 16.95 },
    glyphs: ['ear-of-corn', 'butter', 'salt'],
    tagline: 'Sweet kernels, charred over an open flame.',
    cooking: 'Warm in a pan for six minutes.',
    ingredients: 'Corn, butter (milk), salt.',
    units: 3,
    goes_with: [1101],
  }),
  item(1405, 'Garlic Mushrooms', 'sides', {
    sizes: { 'Two 10 oz trays': 17.95 },
    glyphs: ['brown-mushroom', 'garlic', 'butter'],
    tagline: 'Whole caps in brown butter and thyme.',
    cooking: 'Warm in a pan for eight minutes.',
    ingredients: 'Mushrooms, butter (milk), garlic, thyme.',
    goes_with: [1002, 1003],
  }),
]
