import { kindOfItem } from '../cart/kinds'
import { type CatalogueSize, catalogue, findSku, type SkuEntry } from '../catalogue'
import type { SubscriptionRecord } from '../db'

/** Maximum number of other items offered. */
const MOST = 4

/** Possible replacements of a subscription's size: the item's other sizes, then other items. */
export function switchesOf(record: SubscriptionRecord): readonly SkuEntry[] {
  const own = findSku(record.sku_id)
  if (!own) return []
  const sizes = own.item.sizes.filter((size) => !size.is_addon || size.sku_id === record.sku_id)
  const others = record.kind === 'auto-delivery' ? otherItems(own) : []
  return [...sizes.map((size) => ({ item: own.item, size })), ...others]
}

/** Other Auto-Delivery items that ship the same way, each in the size nearest in price, nearest first. */
function otherItems(own: SkuEntry): readonly SkuEntry[] {
  const distance = ({ price }: CatalogueSize) => Math.abs(price - own.size.price)
  const kind = kindOfItem(own.item)
  return catalogue
    .filter((item) => item.auto_delivery_eligible && kindOfItem(item) === kind && item !== own.item)
    .flatMap((item) => {
      const [size] = item.sizes
        .filter(({ is_addon }) => !is_addon)
        .sort((a, b) => distance(a) - distance(b))
      return size ? [{ item, size }] : []
    })
    .sort((a, b) => distance(a.size) - distance(b.size))
    .slice(0, MOST)
}
