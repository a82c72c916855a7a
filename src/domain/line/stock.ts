import type { Cart, LineItem, StockRecord } from '../schema/entities'
import { quantity } from './quantity'

/** Outcome of requesting a quantity. Source: specification §8. */
export type QuantityOutcome = 'saved' | 'item-out-of-stock' | 'insufficient-stock'

/** Known stock records; null if unknown. */
export type Stock = readonly StockRecord[] | null | undefined

/**
 * Units on hand by `item_id`; if the server counts sizes separately, those of the size with the most. Items of
 * unknown stock are omitted.
 */
export function unitsByItem(stock: Stock): ReadonlyMap<number, number> {
  const units = new Map<number, number>()
  for (const record of stock ?? []) {
    const left = unitsOf(record)
    if (left === null) continue
    units.set(record.item_id, Math.max(left, units.get(record.item_id) ?? 0))
  }
  return units
}

/** The units of a record, or null if it has none. */
export function unitsOf({ units }: Pick<StockRecord, 'units'>): number | null {
  return units == null || Number.isNaN(units) ? null : Math.max(0, Math.floor(units))
}

/** The units of an item, or null if unknown. */
export function unitsFor(stock: Stock, itemId: number): number | null {
  return unitsByItem(stock?.filter(({ item_id }) => item_id === itemId)).get(itemId) ?? null
}

/** Whether a line's item is out of stock; false if unknown. */
export function outOfStock(line: LineItem, stock: Stock): boolean {
  return quantityOutcome(quantity(line), unitsFor(stock, line.item_id)) === 'item-out-of-stock'
}

/** Units of each item requested by the whole cart, by `item_id`. */
export function demandByItem(cart: Cart): ReadonlyMap<number, number> {
  const demand = new Map<number, number>()
  for (const { items } of cart.recipients) {
    for (const line of items) {
      demand.set(line.item_id, (demand.get(line.item_id) ?? 0) + quantity(line))
    }
  }
  return demand
}

/** How many of an item's units a line can have beside the cart's other lines of it; at most its quantity. */
export function unitsBeside(cart: Cart, line: LineItem, units: number): number {
  const elsewhere = (demandByItem(cart).get(line.item_id) ?? 0) - quantity(line)
  return Math.max(0, Math.min(quantity(line), units - elsewhere))
}

/**
 * What `units_available` means for a request: 0 is out of stock, fewer than requested is insufficient. A
 * removal always succeeds, and so does a request whose answer has no units. Source: specification §8.
 */
export function quantityOutcome(
  requested: number,
  unitsAvailable: number | null | undefined,
): QuantityOutcome {
  if (requested <= 0 || unitsAvailable == null) return 'saved'
  if (unitsAvailable <= 0) return 'item-out-of-stock'
  return unitsAvailable < requested ? 'insufficient-stock' : 'saved'
}
