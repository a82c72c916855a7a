import { type CatalogueItem, item } from './item'

/** Burgers, franks, sausages and bacon. */
export const burgers: CatalogueItem[] = [
  item(1101, 'Steak Burgers', 'burgers-and-sausages', {
    sizes: {
      'Six 5 oz burgers': 34.95,
      'Twelve 5 oz burgers': 59.95,
      'Twenty-four 5 oz burgers': 109.95,
    },
    glyphs: ['hamburger', 'tomato', 'leafy-green'],
    tagline: 'Ground from steak trimmings, with nothing added.',
    cooking: 'Grill from frozen, seven minutes on each side, to 160 °F.',
    ingredients: 'Beef.',
    auto_delivery_eligible: true,
    goes_with: [2002, 1404],
  }),
  item(1102, 'Jumbo Hot Dogs', 'burgers-and-sausages', {
    sizes: { 'Eight 4 oz franks': 24.95, 'Sixteen 4 oz franks': 44.95 },
    glyphs: ['hot-dog', 'mustard-jar', 'tomato'],
    tagline: 'All beef, hickory smoked, with a proper snap.',
    cooking: 'Simmer or grill for eight minutes.',
    ingredients: 'Beef, water, salt, paprika, garlic, celery juice.',
    auto_delivery_eligible: true,
    goes_with: [2005],
  }),
  item(1103, 'Country Smoked Sausage', 'burgers-and-sausages', {
    sizes: { 'Two 14 oz ropes': 29.95, 'Four 14 oz ropes': 52.95 },
    glyphs: ['sausage', 'mustard-jar', 'onion'],
    tagline: 'Coarsely ground pork and beef, smoked over applewood.',
    cooking: 'Brown in a pan over medium heat for ten minutes.',
    ingredients: 'Pork, beef, salt, pepper, mustard seed, garlic.',
    goes_with: [2005, 1402],
  }),
  item(1104, 'Applewood Bacon', 'burgers-and-sausages', {
    sizes: { 'Two 1 lb packs': 32.95, 'Four 1 lb packs': 58.95 },
    glyphs: ['bacon', 'egg', 'tomato'],
    tagline: 'Thick slices, dry-cured and slowly smoked.',
    cooking: 'Bake at 400 °F for sixteen minutes, or fry slowly.',
    ingredients: 'Pork belly, salt, brown sugar, celery powder.',
    auto_delivery_eligible: true,
    units: 9,
    goes_with: [1101],
  }),
]
