/** A size of an item, as it is sold. */
export interface CatalogueSize {
  sku_id: number
  /** The size, as distinguished from the product's other sizes: `"Four 6 oz steaks"`. */
  label: string
  /** US dollars. */
  price: number
  /** Price before the sale, in US dollars; null if it is not on sale. */
  strike_price: number | null
  /** Whether this size is sold as an add-on. */
  is_addon: boolean
}

/** Properties of an item that apply to all sizes. */
export interface ItemFlags {
  perishable: boolean
  is_club: boolean
  is_combo: boolean
  is_egift: boolean
  is_free_gift: boolean
  auto_delivery_eligible: boolean
  is_perpetual_subscription: boolean
  ships_free: boolean
}

/** An item of the shop: what is sold, described and drawn. */
export interface CatalogueItem extends ItemFlags {
  item_id: number
  slug: string
  name: string
  category: Category
  /** The first sentence about it. */
  tagline: string
  /** The second sentence; empty if one is enough. */
  line: string
  /** How to prepare it; empty if there is nothing to prepare. */
  cooking: string
  /** The ingredients; empty if they are obvious. */
  ingredients: string
  sizes: CatalogueSize[]
  /** Initial units on hand. */
  units: number
  /** Days until its sale ends, from today; null if it is not on sale. */
  sale_days: number | null
  /** The parts of a combo. */
  parts: { sku_id: number; qty: number }[]
  /** Items that it is offered with. */
  goes_with: number[]
  /** Price of an add-on when it is bought separately, in US dollars. */
  full_price: number | null
  /** The ship calendar group that it requires. */
  calendar_group: string | null
  /** Names of the glyphs in its picture, the main one first. */
  glyphs: string[]
}

/** A category of the shop. */
export type Category =
  | 'steaks'
  | 'burgers-and-sausages'
  | 'seafood'
  | 'roasts-and-poultry'
  | 'sides'
  | 'desserts'
  | 'pantry-and-tools'
  | 'gift-cards'
  | 'clubs'
  | 'combos'
  | 'add-ons'
  | 'free-gifts'

/** Prices of an item by size label, in US dollars; on sale, with the price before the sale. */
type Prices = Readonly<Record<string, number | readonly [price: number, strike: number]>>

/** An item's details apart from its id, name and category. */
export type ItemDetails = Partial<
  Omit<CatalogueItem, 'item_id' | 'name' | 'category' | 'sizes'>
> & { sizes: Prices; glyphs: string[]; tagline: string }

/** An item from its row in a table; by default a perishable main item with plenty of stock. */
export function item(
  item_id: number,
  name: string,
  category: Category,
  { sizes, ...rest }: ItemDetails,
): CatalogueItem {
  return {
    item_id,
    slug: slugOf(name),
    name,
    category,
    line: '',
    cooking: '',
    ingredients: '',
    units: 240,
    sale_days: null,
    parts: [],
    goes_with: [],
    full_price: null,
    calendar_group: null,
    perishable: true,
    is_club: false,
    is_combo: false,
    is_egift: false,
    is_free_gift: false,
    auto_delivery_eligible: false,
    is_perpetual_subscription: false,
    ships_free: false,
    sizes: Object.entries(sizes).map(([label, prices], index) => {
      const [price, strike_price] = typeof prices === 'number' ? [prices, null] : prices
      return {
        sku_id: item_id * 10 + index + 1,
        label,
        price,
        strike_price,
        is_addon: category === 'add-ons' || label.endsWith('(add-on)'),
      }
    }),
    ...rest,
  }
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
