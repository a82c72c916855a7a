import { isSaleOver } from '../offer/countdown'
import { type Chosen, narrowed } from '../page/facets'
import { cardPrice } from './cardPrice'
import { type Faceted, type Filter, facetOf, parseChosen, writeChosen } from './productFilters'
import type { ShopProduct } from './shopProduct'

/** The sort orders of a list: the shop's own, or by price. */
export const PRODUCT_SORTS = ['featured', 'low', 'high'] as const

export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** The sort order by name, for example from a URL; the shop's own if unknown. */
export const productSort = (name: string | null): ProductSort =>
  PRODUCT_SORTS.find((sort) => sort === name) ?? 'featured'

/** A product in a list, with its filter values. */
export type ListedProduct = ShopProduct & Faceted

/** What the shopper wants to see of a list; stored in the page's URL. */
export interface ListQuery {
  readonly chosen: Chosen
  readonly sort: ProductSort
}

/** Parses a URL's query; unknown values are dropped. */
export function parseListQuery(search: string, filters: readonly Filter[]): ListQuery {
  const query = new URLSearchParams(search)
  return { chosen: parseChosen(query, filters), sort: productSort(query.get('sort')) }
}

/**
 * Writes the query of a URL: filters in their order, the sort order unless it is the default, and no page,
 * because a new list starts at its beginning. Other parameters stay. Empty if nothing remains.
 */
export function writeListQuery(
  search: string,
  { chosen, sort }: ListQuery,
  filters: readonly Filter[],
): string {
  const query = new URLSearchParams(search)
  writeChosen(query, chosen, filters)
  query.delete('page')
  query.delete('sort')
  if (sort !== 'featured') query.set('sort', sort)
  const text = query.toString()
  return text && `?${text}`
}

/** The matching products of a list, sorted by their price at `now` (in milliseconds since 1970). */
export function listedProducts<TProduct extends ListedProduct>(
  products: readonly TProduct[],
  filters: readonly Filter[],
  { chosen, sort }: ListQuery,
  now: number,
): readonly TProduct[] {
  const matching = narrowed(products, filters.map(facetOf<TProduct>), chosen)
  if (sort === 'featured') return matching
  const ranked = matching.map((product) => [rankOf(product, sort, now), product] as const)
  return ranked.sort(([one], [other]) => compare(one, other)).map(([, product]) => product)
}

/** Products without a price come last in either order; equal prices keep their order. */
function rankOf(product: ShopProduct, sort: 'low' | 'high', now: number): number {
  const price = cardPrice(product, isSaleOver(product.sale_ends, now))?.priceCents
  if (price === undefined) return Number.POSITIVE_INFINITY
  return sort === 'low' ? price : -price
}

const compare = (one: number, other: number): number => (one < other ? -1 : Number(one > other))
