import type { Cart } from '../../src/domain/schema/entities'
import type { Transaction } from '../db'
import type { Rules } from '../rules'

/** Units of each item that a cart requests, by `item_id`. */
export function demandOf({ recipients }: Cart): Map<number, number> {
  const demand = new Map<number, number>()
  for (const { item_id, qty } of recipients.flatMap(({ items }) => items)) {
    demand.set(item_id, (demand.get(item_id) ?? 0) + Number(qty ?? 0))
  }
  return demand
}

/**
 * Units on hand of the cart's items, by `item_id`; omits items without stock records, and items in the cart in
 * a sold-out size.
 */
export async function unitsFor(
  { tx, rules }: { tx: Transaction; rules: Rules },
  cart: Cart,
): Promise<Map<number, number>> {
  const itemIds = [...demandOf(cart).keys()]
  const records = await tx.units(itemIds)
  const known = new Map(records.map(({ item_id, units }) => [item_id, units]))
  const gone = cart.recipients
    .flatMap(({ items }) => items)
    .filter(({ sku_id }) => rules.soldOutSkus.includes(sku_id))
  for (const { item_id } of gone) known.set(item_id, 0)
  return new Map(itemIds.map((id) => [id, known.get(id) ?? 0]))
}
