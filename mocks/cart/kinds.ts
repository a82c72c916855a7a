import { CART_TYPE_EGIFT, CART_TYPE_PERISHABLE, NO_DATE_SHIP_ID } from '../../src/domain/constants'
import type { LineItem, ShipMethod, Shipment } from '../../src/domain/schema/entities'
import { type CatalogueItem, findSku } from '../catalogue'
import type { Mutable } from '../mutable'

// Assumption: specification §3 names P and the e-gift type; what is neither perishable nor an
// e-gift is NP.
export const CART_TYPE_NON_PERISHABLE = 'NP'

/** The method of all perishables: two days, in a cooler. */
export const COOLER_SHIP_ID = 1
export const GROUND_SHIP_ID = 11
const TWO_DAY_SHIP_ID = 12

/** The usual transit times, in business days. */
export const COOLER_DAYS = 2
export const GROUND_DAYS = 4

/** Methods for non-perishables. `cost` is added to standard shipping, in US dollars. */
export const nonPerishableMethods = (): Mutable<ShipMethod>[] => [
  { ship_id: GROUND_SHIP_ID, is_default: true, name: 'Ground', cost: 0 },
  { ship_id: TWO_DAY_SHIP_ID, is_default: false, name: 'Two-Day', cost: 9.95 },
  { ship_id: NO_DATE_SHIP_ID, is_default: false, name: 'Economy, no date', cost: 0 },
]

/** The kind of shipment that an item requires: perishable, non-perishable, or e-gift. */
export function kindOfItem(item: Pick<CatalogueItem, 'perishable' | 'is_egift'>): string {
  if (item.is_egift) return CART_TYPE_EGIFT
  return item.perishable ? CART_TYPE_PERISHABLE : CART_TYPE_NON_PERISHABLE
}

/** A shipment's kind by its items; unchanged if it has an unknown item. */
export function kindOfLines(lines: readonly LineItem[], before: string): string {
  const items = lines.map((line) => findSku(line.sku_id)?.item)
  if (items.some((item) => item === undefined)) return before
  const kinds = items.map((item) => (item ? kindOfItem(item) : before))
  if (kinds.includes(CART_TYPE_PERISHABLE)) return CART_TYPE_PERISHABLE
  return kinds.includes(CART_TYPE_EGIFT) ? CART_TYPE_EGIFT : CART_TYPE_NON_PERISHABLE
}

export const isEGift = (shipment: Shipment) => shipment.cart_type === CART_TYPE_EGIFT
export const isPerishable = (shipment: Shipment) => shipment.cart_type === CART_TYPE_PERISHABLE

/** A shipment's transit time in business days; null if it has no date. */
export function transitDays(shipment: Shipment): number | null {
  if (isEGift(shipment)) return null
  if (isPerishable(shipment)) return shipment.overnight_upgrade ? 1 : COOLER_DAYS
  const method = shipment.shipping?.ship_id
  if (method === NO_DATE_SHIP_ID) return null
  return method === TWO_DAY_SHIP_ID ? 2 : GROUND_DAYS
}
