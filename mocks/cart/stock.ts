import type { Cart } from '../../src/domain/schema/entities'
import type { Transaction } from '../db'
import type { Rules } from '../rules'

/** How many units of each item a cart asks for, by `item_id`. */
export function demandOf({ recipients }: Cart): Map<number, number> {
  const demand = new Map<number, number>()
  for (const { item_id, qty } of recipients.flatMap(({ items }) => items)) {
    demand.set(item_id, (demand.get(item_id) ?? 0) + Number(qty ?? 0))
  }
  return demand
}

/**
 * Units on hand of the items of a cart, by `item_id`; of what nobody stocks there is nothing, nor of
 * an item that the cart holds in a size that is sold out.
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
