import type { LineItem } from '../../src/domain/schema/entities'
import { findItem, type SkuEntry } from '../catalogue'
import type { CartRecord } from '../db'
import { toDollars } from '../pricing/cents'
import { nonPerishableMethods } from './kinds'

export type ShipmentRecord = CartRecord['recipients'][number]
export type LineRecord = ShipmentRecord['items'][number]

/** A line and its shipment; null if the cart has no such line. */
export function placeOf(
  cart: CartRecord,
  lineId: number,
): { shipment: ShipmentRecord; line: LineRecord } | null {
  for (const shipment of cart.recipients) {
    const line = shipment.items.find(({ clin_id }) => clin_id === lineId)
    if (line) return { shipment, line }
  }
  return null
}

const CLUB_MONTHS = 3

/** A new line of a sku. A club starts with three months, a subscription with a monthly interval. */
export function lineOf(clin_id: number, { item, size }: SkuEntry, qty: number): LineRecord {
  const isMethodNeeded = !item.perishable && !item.is_egift && !item.is_club
  return {
    clin_id,
    item_id: item.item_id,
    sku_id: size.sku_id,
    qty,
    price: clubPrice(size.price, item.is_club ? CLUB_MONTHS : 1),
    display_totals: { strike_price: size.strike_price },
    is_addon: size.is_addon,
    detail: {
      parent_clin_id: null,
      club_orders: item.is_club ? CLUB_MONTHS : null,
      club_order_start_month: item.is_club ? 1 : null,
      perpetual_subscription: item.is_perpetual_subscription
        ? { interval_months: 1, manually_removed: false }
        : null,
    },
    auto_delivery_eligible: item.auto_delivery_eligible,
    is_perpetual_subscription: item.is_perpetual_subscription,
    nonperishable_ship_methods: isMethodNeeded ? nonPerishableMethods() : null,
    ships_free: item.ships_free,
    is_club: item.is_club,
    is_combo: item.is_combo,
  }
}

/** A club's price for a number of months, in US dollars. */
export const clubPrice = (monthly: number, months: number) =>
  toDollars(Math.round(monthly * 100) * months)

/**
 * Adds a line to a shipment: merges it with a matching line of the same sku, so that add-ons of the new line
 * follow it, or adds it as it is.
 */
export function putLine(shipment: ShipmentRecord, line: LineRecord): LineRecord {
  const same = shipment.items.find((other) => isSame(other, line))
  if (!same) {
    shipment.items.push(line)
    return line
  }
  same.qty = Number(same.qty ?? 0) + Number(line.qty ?? 0)
  return same
}

/** Clubs and free gifts keep their own lines. */
function isSame(one: LineItem, other: LineItem): boolean {
  if (one.is_club || findItem(one.item_id)?.is_free_gift) return false
  return (
    one.sku_id === other.sku_id &&
    one.price === other.price &&
    Boolean(one.is_addon) === Boolean(other.is_addon) &&
    JSON.stringify(one.detail?.perpetual_subscription ?? null) ===
      JSON.stringify(other.detail?.perpetual_subscription ?? null)
  )
}
