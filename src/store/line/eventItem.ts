import { quantity } from '../../domain/line/lines'
import { cents } from '../../domain/money'
import type { SkuInfo } from '../../domain/product/products'
import type { LineItem } from '../../domain/schema/entities'

/** An item in event details: enough for GA4 and similar analytics. */
export interface EventItem {
  itemId: number
  skuId: number
  /** Null if the page has no data about the product. */
  name: string | null
  /** The label of its size; null if it has only one size, or the page has no data. */
  size: string | null
  /** Unit price, in US cents. */
  priceCents: number
  quantity: number
}

/** A line, or `units` of it, as an event item. */
export function eventItem(
  line: LineItem,
  products: ReadonlyMap<number, SkuInfo>,
  units: number = quantity(line),
): EventItem {
  const info = products.get(line.sku_id)
  return {
    itemId: line.item_id,
    skuId: line.sku_id,
    name: info?.product.name ?? null,
    size: info?.label ?? null,
    priceCents: cents(line.price),
    quantity: units,
  }
}
