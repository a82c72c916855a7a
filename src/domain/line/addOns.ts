import { ADD_ON_THRESHOLD_CENTS, CART_TYPE_PERISHABLE } from '../constants'
import { cents, lineCents, subtotalCents } from '../money'
import type { LineItem, Shipment } from '../schema/entities'

/**
 * Whether a shipment may carry the add-ons it holds.
 *
 * It may when it holds none, when a single perishable main item is priced over
 * $59.95, or when its main items together come to at least $59.95. A main item
 * is any line that is not an add-on. Source: specification §5.
 */
export function addOnsQualify(shipment: Shipment): boolean {
  const mainItems = shipment.items.filter((item) => !item.is_addon)
  if (mainItems.length === shipment.items.length) return true

  const hasCostlyPerishable =
    isPerishable(shipment) && mainItems.some((item) => cents(item.price) > ADD_ON_THRESHOLD_CENTS)

  return hasCostlyPerishable || subtotalCents(mainItems) >= ADD_ON_THRESHOLD_CENTS
}

/**
 * How much more of main items a shipment needs to carry its add-ons, in US cents; 0 when it
 * qualifies. Source: specification §5.
 */
export function addOnGapCents(shipment: Shipment): number {
  if (addOnsQualify(shipment)) return 0
  return ADD_ON_THRESHOLD_CENTS - subtotalCents(shipment.items.filter((item) => !item.is_addon))
}

/** Whether a line costs enough to be the parent of add-ons: at least $59.95. Source: specification §5. */
export function parentQualifies(line: LineItem): boolean {
  return lineCents(line) >= ADD_ON_THRESHOLD_CENTS
}

// Assumption: perishable is a property of the shipment (`cart_type`, specification §3), not of a line.
const isPerishable = (shipment: Shipment): boolean => shipment.cart_type === CART_TYPE_PERISHABLE
