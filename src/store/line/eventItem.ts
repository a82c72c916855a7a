import { quantity } from '../../domain/line/lines'
import { cents } from '../../domain/money'
import type { SkuInfo } from '../../domain/product/products'
import type { LineItem } from '../../domain/schema/entities'

/** An item as events tell of it: enough for what GA4 and others want to know. */
export interface EventItem {
  itemId: number
  skuId: number
  /** Null where the page has said nothing of the product. */
  name: string | null
  /** The label of its size; null where it has one size, or the page has said nothing. */
  size: string | null
  /** What one costs, in US cents. */
  priceCents: number
  quantity: number
}

/** A line, or `units` of it, as an item of an event. */
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
