import * as v from 'valibot'
import { link, listOf, text } from '../page/fields'
import { safeUrl } from '../page/urls'
import type { DeepReadonly } from '../schema/entities'
import { fits } from '../schema/guard'
import { facetsSchema, filterSchema } from './productFilters'
import type { ListedProduct } from './productList'
import { shopProductSchema } from './shopProduct'

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= 10_000
}

const listedProduct = v.object({ ...shopProductSchema.entries, facets: facetsSchema })

/** A promotional tile among the products, with text and a link. */
const promo = v.object({
  title: v.pipe(
    v.string(),
    v.check((words) => words.trim() !== '', 'words'),
  ),
  text,
  image: link,
  imageAlt: text,
  href: v.pipe(
    v.string(),
    v.check((url) => safeUrl(url) !== null, 'an address'),
  ),
  linkText: text,
  /** The number of products before it; default 5. */
  after: v.nullish(v.pipe(v.number(), v.check(isCount, 'a whole number of at least 1'))),
})

/**
 * Page data of a category: the delivered part of the list, and its filters. Invalid products, filters and
 * options are dropped. An empty list is a category without products yet; a missing list is a mistake, and is
 * reported.
 */
export const pcpDataSchema = v.pipe(
  v.object({
    title: text,
    /** One line about the category. */
    intro: text,
    products: listOf(listedProduct),
    filters: listOf(filterSchema),
    /** How many products to show at first, and with each "Show more"; default 24. */
    pageSize: v.nullish(v.pipe(v.number(), v.check(isCount, 'a whole number of at least 1'))),
    /** Total number of products, if not all are delivered. */
    total: v.nullish(v.pipe(v.number(), v.check(isCount, 'a whole number of at least 1'))),
    promo: v.nullish(promo),
    /** The list's name in reports; defaults to its title. */
    list: text,
    /** Where in the shop items are added, for the server. */
    location: text,
  }),
  v.check(({ products }) => Array.isArray(products), 'products, which may be an empty list'),
)

export type PcpData = DeepReadonly<v.InferOutput<typeof pcpDataSchema>>

const productList = v.array(v.nullish(listedProduct))

/** The products in the answer of a page's own function; null if it is not a list. Call it on fresh JSON only. */
export const readProducts = (answer: unknown): readonly ListedProduct[] | null =>
  // The schema has verified the shape.
  fits(productList, answer) ? deliveredProducts(answer as PcpData['products']) : null

/** The valid products of a page's list, each once. */
export function deliveredProducts(products: PcpData['products']): readonly ListedProduct[] {
  const ids = new Set<number>()
  return (products ?? []).flatMap((product) => {
    if (!product || ids.has(product.item_id)) return []
    ids.add(product.item_id)
    return [product]
  })
}

/**
 * Loads more of a list: by page number, from 2 because the first page is delivered, and the list's name.
 * Resolves to products, which are validated; an empty list means the end. May reject.
 */
export type LoadProducts = (page: number, list: string) => Promise<readonly unknown[]>
