import { type CatalogueItem, item } from './item'

/** Desserts; the tins and boxes are non-perishable. */
export const desserts: CatalogueItem[] = [
  item(1501, 'Caramel Apple Tartlets', 'desserts', {
    sizes: { 'Four 4 oz tartlets': 22.95, 'Eight 4 oz tartlets': 39.95 },
    glyphs: ['pie', 'red-apple', 'candy'],
    tagline: 'Orchard apples under a lid of caramel crumble.',
    cooking: 'Bake from frozen at 375 °F for twenty-five minutes.',
    ingredients: 'Apples, wheat flour, butter (milk), sugar, cinnamon.',
    goes_with: [1001],
  }),
  item(1502, 'New York Cheesecake', 'desserts', {
    sizes: { 'One 7 inch cake': 36.95, 'One 9 inch cake': 49.95 },
    glyphs: ['shortcake', 'cherries', 'strawberry'],
    tagline: 'Tall, dense, and not too sweet.',
    cooking: 'Thaw in the refrigerator for eight hours.',
    ingredients: 'Cream cheese (milk), sugar, egg, wheat crumb, vanilla.',
    goes_with: [1302],
  }),
  item(1503, 'Chocolate Lava Cakes', 'desserts', {
    sizes: { 'Four 4 oz cakes': [26.95, 29.95], 'Eight 4 oz cakes': [46.95, 52.95] },
    glyphs: ['lava', 'strawberry', 'cherries'],
    tagline: 'Spoons ready.',
    line: 'Molten in 18 minutes.',
    cooking: 'Bake from frozen at 400 °F for eighteen minutes.',
    ingredients: 'Chocolate, egg, butter (milk), sugar, wheat flour.',
    sale_days: 6,
    goes_with: [1001],
  }),
  item(1504, 'Chocolate Truffles', 'desserts', {
    sizes: { 'Box of twelve': 29.95, 'Box of twenty-four': 49.95 },
    perishable: false,
    glyphs: ['truffles', 'chestnut', 'ribbon'],
    tagline: 'Dark, milk and hazelnut, rolled by hand.',
    ingredients: 'Cocoa, sugar, cream (milk), hazelnut (nuts).',
    goes_with: [1505],
  }),
  item(1505, 'Butter Cookie Tin', 'desserts', {
    sizes: { 'One 24 oz tin': 27.95 },
    perishable: false,
    glyphs: ['cookie', 'butter', 'ribbon'],
    tagline: 'Six kinds in a tin that is worth keeping.',
    ingredients: 'Wheat flour, butter (milk), sugar, egg, almond (nuts).',
    goes_with: [1504],
  }),
  item(1506, 'Birthday Cake', 'desserts', {
    sizes: { 'One 8 inch cake': 54.95 },
    glyphs: ['birthday-cake', 'wrapped-gift', 'candy'],
    tagline: 'Vanilla layers, buttercream, and candles in the box.',
    cooking: 'Thaw in the refrigerator for six hours.',
    ingredients: 'Wheat flour, sugar, butter (milk), egg, vanilla.',
    units: 0,
    goes_with: [1504],
  }),
]
