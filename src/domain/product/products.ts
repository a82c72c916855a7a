import * as v from 'valibot'
import { flag } from '../page/fields'
import type { DeepReadonly } from '../schema/entities'
import { id, text } from '../schema/fields'

/** A size in page data. */
export const sizeSchema = v.object({
  sku_id: id,
  /** What distinguishes this size from the others: `"Four 6 oz steaks"`. */
  label: text,
  /** In US dollars. */
  price: v.nullish(v.number()),
})

/** A product in page data: lines only have ids and prices (design §3). */
export const productSchema = v.object({
  item_id: id,
  name: v.string(),
  image: text,
  image_alt: text,
  url: text,
  is_club: flag,
  is_egift: flag,
  skus: v.array(sizeSchema),
})

export type Product = DeepReadonly<v.InferOutput<typeof productSchema>>

/** Whether it takes choices that only its own page offers: a club's months, an e-gift's email and day. */
export const isChosenOnItsPage = ({ is_club, is_egift }: Product): boolean =>
  Boolean(is_club || is_egift)

/** A product seen from one of its sizes. */
export interface SkuInfo {
  product: Product
  /** What distinguishes this size from the others, from the page's `label`; null if there is none. */
  label: string | null
  /** The other sizes that a line can be swapped to. */
  siblings: Product['skus']
}

/** Every sku of the given products by its id. */
export function skuIndex(products: readonly Product[]): ReadonlyMap<number, SkuInfo> {
  const index = new Map<number, SkuInfo>()
  for (const product of products) {
    for (const { sku_id, label } of product.skus) {
      const siblings = product.skus.filter((sku) => sku.sku_id !== sku_id)
      index.set(sku_id, { product, label: label || null, siblings })
    }
  }
  return index
}
