import type { Cart, LineItem, StockRecord } from '../schema/entities'
import { quantity } from './quantity'

/** Outcome of a request for a quantity. Source: specification §8. */
export type QuantityOutcome = 'saved' | 'item-out-of-stock' | 'insufficient-stock'

/** What is known of the stock; null when nothing is. */
export type Stock = readonly StockRecord[] | null | undefined

/** The units on hand, by `item_id`; what is not in it is not known. */
export function unitsByItem(stock: Stock): ReadonlyMap<number, number> {
  const known = (stock ?? []).flatMap((record): [number, number][] => {
    const units = unitsOf(record)
    return units === null ? [] : [[record.item_id, units]]
  })
  return new Map(known)
}

/** The units that a record names, or null where it names none. */
export function unitsOf({ units }: Pick<StockRecord, 'units'>): number | null {
  return units == null || Number.isNaN(units) ? null : Math.max(0, Math.floor(units))
}

/** How many units of an item there are, or null when that is not known. */
export function unitsFor(stock: Stock, itemId: number): number | null {
  return unitsByItem(stock).get(itemId) ?? null
}

/** Whether nothing is left of what a line asks for; false when that is not known. */
export function outOfStock(line: LineItem, stock: Stock): boolean {
  return quantityOutcome(quantity(line), unitsFor(stock, line.item_id)) === 'item-out-of-stock'
}

/** How many units of each item the whole cart asks for, by `item_id`. */
export function demandByItem(cart: Cart): ReadonlyMap<number, number> {
  const demand = new Map<number, number>()
  for (const { items } of cart.recipients) {
    for (const line of items) {
      demand.set(line.item_id, (demand.get(line.item_id) ?? 0) + quantity(line))
    }
  }
  return demand
}

/**
 * What `units_available` says of a request: 0 is out of stock, less than requested insufficient.
 * A removal always succeeds, and so does a request whose answer names no units.
 * Source: specification §8.
 */
export function quantityOutcome(
  requested: number,
  unitsAvailable: number | null | undefined,
): QuantityOutcome {
  if (requested <= 0 || unitsAvailable == null) return 'saved'
  if (unitsAvailable <= 0) return 'item-out-of-stock'
  return unitsAvailable < requested ? 'insufficient-stock' : 'saved'
}
