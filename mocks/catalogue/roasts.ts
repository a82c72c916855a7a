import { type CatalogueItem, item } from './item'

/** Roasts and poultry. */
export const roasts: CatalogueItem[] = [
  item(1301, 'Spiral-Sliced Ham', 'roasts-and-poultry', {
    sizes: { 'One 8 lb ham': 84.95, 'One 11 lb ham': 109.95 },
    glyphs: ['ham', 'pineapple', 'cherries'],
    tagline: 'The holiday, handled.',
    line: 'Smoked, glazed, sliced to the bone.',
    cooking: 'Warm covered at 275 °F for twelve minutes per pound.',
    ingredients: 'Pork, water, salt, brown sugar, honey, clove.',
    goes_with: [1401, 2003],
  }),
  item(1302, 'Smoked Turkey', 'roasts-and-poultry', {
    sizes: { 'One 10 lb bird': 79.95 },
    glyphs: ['roast-bird', 'chestnut', 'herb'],
    tagline: 'A whole bird, brined in cider and fully cooked.',
    cooking: 'Serve cold, or warm covered at 325 °F for two hours.',
    ingredients: 'Turkey, water, apple cider, salt, sage.',
    units: 18,
    goes_with: [1401, 1402],
  }),
  item(1303, 'Whole Beef Brisket', 'roasts-and-poultry', {
    sizes: { 'One 5 lb brisket': 89.95, 'One 10 lb brisket': 159.95 },
    glyphs: ['brisket', 'onion', 'mustard-jar'],
    tagline: 'Fourteen hours of oak smoke.',
    line: 'Just warm and slice.',
    cooking: 'Warm in foil at 275 °F to 150 °F inside, then slice across the grain.',
    ingredients: 'Beef, salt, pepper, paprika, garlic.',
    goes_with: [1402, 2002],
  }),
  item(1304, 'Standing Rib Roast', 'roasts-and-poultry', {
    sizes: { 'One 6 lb roast': [189.95, 219.95] },
    glyphs: ['rib-roast', 'garlic', 'herb'],
    tagline: 'The table goes quiet.',
    line: 'Three ribs, tied, cap on.',
    cooking: 'Roast at 450 °F for twenty minutes, then at 325 °F to 120 °F inside.',
    ingredients: 'Beef.',
    sale_days: 5,
    goes_with: [1401, 2004],
  }),
  item(1305, 'Stuffed Chicken Breasts', 'roasts-and-poultry', {
    sizes: { 'Four 6 oz breasts': 42.95, 'Eight 6 oz breasts': 76.95 },
    glyphs: ['stuffed-breast', 'cheese-wedge', 'broccoli'],
    tagline: 'With broccoli and aged cheddar, ready for the oven.',
    cooking: 'Bake from frozen at 375 °F for forty minutes, to 165 °F.',
    ingredients: 'Chicken, cheddar (milk), broccoli, wheat crumb.',
    auto_delivery_eligible: true,
    goes_with: [1403],
  }),
]
