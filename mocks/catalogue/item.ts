/** What a size of an item is sold at. */
export interface CatalogueSize {
  sku_id: number
  /** What tells this size from its siblings: `"Four 6 oz steaks"`. */
  label: string
  /** US dollars. */
  price: number
  /** What it cost before the sale, in US dollars; null when it is not on sale. */
  strike_price: number | null
  /** Whether this size is sold as an add-on. */
  is_addon: boolean
}

/** What an item is, whatever its size. */
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

/** An item of the house: what is sold, written of and drawn. */
export interface CatalogueItem extends ItemFlags {
  item_id: number
  slug: string
  name: string
  category: Category
  /** What is said of it first. */
  tagline: string
  /** The sentence after it; empty where one is enough. */
  line: string
  /** What to do with it in the kitchen; empty where there is nothing to do. */
  cooking: string
  /** What it is made of; empty where that goes without saying. */
  ingredients: string
  sizes: CatalogueSize[]
  /** Units on hand when the store opens. */
  units: number
  /** Days until its sale ends, counted from today; null when it is not on sale. */
  sale_days: number | null
  /** What a combo consists of. */
  parts: { sku_id: number; qty: number }[]
  /** Items that it is offered with. */
  goes_with: number[]
  /** What an add-on costs when it is bought by itself, in US dollars. */
  full_price: number | null
  /** The group of the ship calendar that it is bound to. */
  calendar_group: string | null
  /** Names of the glyphs that its picture is made of, the main one first. */
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

/** Prices of an item by the labels of its sizes, in US dollars; on sale with the price before it. */
type Prices = Readonly<Record<string, number | readonly [price: number, strike: number]>>

/** What is told of an item beside its id, name and category. */
export type ItemDetails = Partial<
  Omit<CatalogueItem, 'item_id' | 'name' | 'category' | 'sizes'>
> & { sizes: Prices; glyphs: string[]; tagline: string }

/** An item from its row in a table: a perishable main item, well in stock, unless its details say otherwise. */
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
