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

/** A tile among the products; it has words, and leads somewhere. */
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
  /** After how many products it stands; 5 unless given. */
  after: v.nullish(v.pipe(v.number(), v.check(isCount, 'a whole number from 1 on'))),
})

/**
 * What a page tells its category: the list, as far as it is delivered, and what it can be filtered by.
 * An odd product, filter or choice is dropped. An empty list is a category that is still to come; none at
 * all is a mistake, which is reported.
 */
export const pcpDataSchema = v.pipe(
  v.object({
    title: text,
    /** One line about the category. */
    intro: text,
    products: listOf(listedProduct),
    filters: listOf(filterSchema),
    /** How many are shown at first, and with each "Show more"; 24 unless given. */
    pageSize: v.nullish(v.pipe(v.number(), v.check(isCount, 'a whole number from 1 on'))),
    /** How many there are in all, where not all are delivered. */
    total: v.nullish(v.pipe(v.number(), v.check(isCount, 'a whole number from 1 on'))),
    promo: v.nullish(promo),
    /** What the list is called in reports; its title unless given. */
    list: text,
    /** Where in the shop something was added, for the server. */
    location: text,
  }),
  v.check(({ products }) => Array.isArray(products), 'products, which may be an empty list'),
)

export type PcpData = DeepReadonly<v.InferOutput<typeof pcpDataSchema>>

const productList = v.array(v.nullish(listedProduct))

/** The products of an answer of a page's own; null for what is no list. Call it on fresh JSON only. */
export const readProducts = (answer: unknown): readonly ListedProduct[] | null =>
  // What the schema has passed is what it says.
  fits(productList, answer) ? deliveredProducts(answer as PcpData['products']) : null

/** The products of a page's list, without what was odd, each once. */
export function deliveredProducts(products: PcpData['products']): readonly ListedProduct[] {
  const ids = new Set<number>()
  return (products ?? []).flatMap((product) => {
    if (!product || ids.has(product.item_id)) return []
    ids.add(product.item_id)
    return [product]
  })
}

/**
 * How a page reads more of a list: by its name, and the number of the page, from 2 as the first is delivered. Resolves to products,
 * which are checked; an empty list is the end. It may reject.
 */
export type LoadProducts = (page: number, list: string) => Promise<readonly unknown[]>
