import { isSaleOver } from '../offer/countdown'
import { type Chosen, narrowed } from '../page/facets'
import { cardPrice } from './cardPrice'
import { type Faceted, type Filter, facetOf, parseChosen, writeChosen } from './productFilters'
import type { ShopProduct } from './shopProduct'

/** In which order a list stands: as the shop has it, or by price. */
export const PRODUCT_SORTS = ['featured', 'low', 'high'] as const

export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** The order of a name, such as that of an address; the shop's own for what is none. */
export const productSort = (name: string | null): ProductSort =>
  PRODUCT_SORTS.find((sort) => sort === name) ?? 'featured'

/** A product of a list, with what it is filtered by. */
export type ListedProduct = ShopProduct & Faceted

/** What a shopper wants to see of a list; it stands in the address of the page. */
export interface ListQuery {
  readonly chosen: Chosen
  readonly sort: ProductSort
}

/** What the query of an address asks for; what it does not know is dropped. */
export function parseListQuery(search: string, filters: readonly Filter[]): ListQuery {
  const query = new URLSearchParams(search)
  return { chosen: parseChosen(query, filters), sort: productSort(query.get('sort')) }
}

/**
 * The query of the address for what is asked for: filters in their own order, the order of the list
 * where it is not the shop's, and no page, as another list begins at its beginning. What belongs to
 * others stays. Empty where nothing is left.
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

/** What a list shows: its products that match, in the order that is wanted, by what they cost now (in milliseconds since 1970). */
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

/** What has no price comes last, whichever way it is sorted; what costs the same stays as it was. */
function rankOf(product: ShopProduct, sort: 'low' | 'high', now: number): number {
  const price = cardPrice(product, isSaleOver(product.sale_ends, now))?.priceCents
  if (price === undefined) return Number.POSITIVE_INFINITY
  return sort === 'low' ? price : -price
}

const compare = (one: number, other: number): number => (one < other ? -1 : Number(one > other))
