import { isAddOn } from '../../domain/line/lines'
import { cents } from '../../domain/money'
import type { Cart, Shipment } from '../../domain/schema/entities'

/** Unique skus of paid main lines, in cart order. */
export function mainSkus(shipments: readonly Shipment[]): readonly number[] {
  const lines = shipments.flatMap(({ items }) => items)
  const main = lines.filter((line) => !isAddOn(line) && cents(line.price) > 0)
  return [...new Set(main.map(({ sku_id }) => sku_id))]
}

/** Offers that are not in the cart already. */
export function notIn<TOffer extends { readonly itemId: number }>(
  offers: readonly TOffer[],
  shipments: Cart['recipients'],
): readonly TOffer[] {
  const held = new Set(shipments.flatMap(({ items }) => items.map(({ item_id }) => item_id)))
  return offers.filter(({ itemId }) => !held.has(itemId))
}
