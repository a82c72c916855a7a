import { addDays, chicago, startOfDay } from './calendar/chicago'
import { addOns } from './catalogue/addOns'
import { burgers } from './catalogue/burgers'
import { combos } from './catalogue/combos'
import { desserts } from './catalogue/desserts'
import type { CatalogueItem, CatalogueSize, Category } from './catalogue/item'
import { pantry } from './catalogue/pantry'
import { plans } from './catalogue/plans'
import { roasts } from './catalogue/roasts'
import { seafood } from './catalogue/seafood'
import { sides } from './catalogue/sides'
import { steaks } from './catalogue/steaks'

export type { CatalogueItem, CatalogueSize, Category } from './catalogue/item'

/** The name of the fictional shop. */
export const HOUSE = 'Prairie & Oak'

/** Everything that the shop sells, including add-ons and free gifts. */
export const catalogue: readonly CatalogueItem[] = [
  [steaks, burgers, seafood, roasts, sides, desserts],
  [pantry, plans, combos, addOns],
].flat(2)

/** The categories of the shop, in order. */
export const categories: readonly { slug: Category; name: string; text: string }[] = [
  { slug: 'steaks', name: 'Steaks', text: 'Aged 28 days and cut by hand.' },
  { slug: 'burgers-and-sausages', name: 'Burgers & Sausages', text: 'Everything but the grill.' },
  { slug: 'seafood', name: 'Seafood', text: 'Lobster, crab and wild salmon.' },
  { slug: 'roasts-and-poultry', name: 'Roasts & Poultry', text: 'The centerpiece, sent ahead.' },
  { slug: 'sides', name: 'Sides', text: 'Steakhouse sides, oven to table.' },
  { slug: 'desserts', name: 'Desserts', text: 'Save room.' },
  { slug: 'pantry-and-tools', name: 'Pantry & Tools', text: 'Gifts that skip the freezer.' },
  { slug: 'gift-cards', name: 'Gift Cards', text: 'Delivered by email in minutes.' },
  { slug: 'clubs', name: 'Clubs', text: 'The gift that keeps arriving.' },
  { slug: 'combos', name: 'Gift Boxes', text: 'Whole dinners, priced to save.' },
]

/** A size and its item. */
export interface SkuEntry {
  item: CatalogueItem
  size: CatalogueSize
}

const byItem = new Map(catalogue.map((item) => [item.item_id, item]))
const bySku = new Map<number, SkuEntry>(
  catalogue.flatMap((item) => item.sizes.map((size) => [size.sku_id, { item, size }] as const)),
)

/** The item with an id, or null if there is none. */
export function findItem(itemId: number): CatalogueItem | null {
  return byItem.get(itemId) ?? null
}

/** A sku with its item, or null if there is none. */
export function findSku(skuId: number): SkuEntry | null {
  return bySku.get(skuId) ?? null
}

/** The item with a slug, as in page and picture URLs, or null. */
export function findSlug(slug: string): CatalogueItem | null {
  return catalogue.find((item) => item.slug === slug) ?? null
}

/** The path of an item's picture. */
export const imagePath = (item: Pick<CatalogueItem, 'slug'>) => `/products/${item.slug}.svg`

/**
 * When an item's sale ends, in milliseconds since 1970: a midnight in Chicago, relative to `now`, so that some
 * sale is always on. Null if the item is not on sale.
 */
export function saleEndsAt({ sale_days }: CatalogueItem, now: number): number | null {
  return sale_days === null ? null : startOfDay(addDays(chicago(now).day, sale_days))
}

/** Skus that the shop offers in the cart, for `rules.specials`. */
export const houseSpecials: readonly number[] = [15031, 14051, 12041, 19021]

/** An item as page data: name, picture, kind and sizes, in the shape of `src/domain/product/products`. */
export const productOf = (item: CatalogueItem) => ({
  item_id: item.item_id,
  name: item.name,
  image: imagePath(item),
  image_alt: `${item.name}, illustrated`,
  url: `/product/${item.slug}`,
  is_club: item.is_club,
  is_egift: item.is_egift,
  skus: item.sizes.map(({ sku_id, label, price }) => ({ sku_id, label, price })),
})

/** Every item as page data. */
export const products = catalogue.map(productOf)
