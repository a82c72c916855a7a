import { type CatalogueItem, type ItemDetails, item } from './item'

const part = (sku_id: number, qty = 1) => ({ sku_id, qty })

const combo = (id: number, name: string, details: ItemDetails) =>
  item(id, name, 'combos', { is_combo: true, ...details })

/** Combos: each is one line, and its parts are other skus. */
export const combos: CatalogueItem[] = [
  combo(1901, 'The Grand Gathering', {
    sizes: { 'Serves six': [179.95, 232.8] },
    parts: [part(10011), part(10021), part(14011), part(15011)],
    glyphs: ['filet', 'ribeye', 'pie'],
    tagline: 'Dinner for six, one box.',
    line: 'Filets, ribeyes, gratins, tartlets.',
    sale_days: 4,
    goes_with: [2001, 2003],
  }),
  combo(1902, 'Surf & Turf for Two', {
    sizes: { 'Serves two': 119.95 },
    parts: [part(10031), part(12011)],
    glyphs: ['lobster-tails', 'strip', 'lemon'],
    tagline: 'Two strips, two lobster tails, one evening.',
    goes_with: [2004],
  }),
  combo(1903, 'Backyard Cookout', {
    sizes: { 'Serves eight': 99.95 },
    parts: [part(11011, 2), part(11021), part(14041)],
    glyphs: ['hamburger', 'hot-dog', 'ear-of-corn'],
    tagline: 'Burgers, franks and corn for a crowd.',
    goes_with: [2002, 2005],
  }),
  combo(1904, 'Holiday Feast', {
    sizes: { 'Serves ten': 199.95 },
    calendar_group: 'holiday',
    parts: [part(13012), part(14012, 2), part(15022)],
    glyphs: ['ham', 'twice-baked', 'shortcake'],
    tagline: 'Ham, gratins and cheesecake, sent from mid-November to Christmas.',
    goes_with: [1606],
  }),
  combo(1905, 'Sweet Thanks', {
    sizes: { 'Three gifts': 69.95 },
    perishable: false,
    parts: [part(15041), part(15051), part(16061)],
    glyphs: ['truffles', 'cookie', 'honey-pot'],
    tagline: 'Truffles, cookies and honey, tied with a ribbon.',
    goes_with: [1601],
  }),
]
