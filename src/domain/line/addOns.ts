import { ADD_ON_THRESHOLD_CENTS, CART_TYPE_PERISHABLE } from '../constants'
import { cents, lineCents, subtotalCents } from '../money'
import type { LineItem, Shipment } from '../schema/entities'
import { addOnLines, mainLines, parentOf } from './lines'

/**
 * Whether a shipment can ship the add-ons it contains.
 *
 * True without add-ons. Otherwise, a single perishable main item must cost over $59.95, or the main items
 * together at least $59.95; and each add-on's parent must cost enough. A main item is any line that is not an
 * add-on. Source: specification §5.
 */
export function addOnsQualify(shipment: Shipment): boolean {
  return addOnGapCents(shipment) === 0 && addOnsBelowParent(shipment).length === 0
}

/**
 * The value of main items that a shipment still needs for its add-ons, in US cents; 0 if it needs no more.
 * Source: specification §5.
 */
export function addOnGapCents(shipment: Shipment): number {
  if (addOnLines(shipment).length === 0) return 0
  const mainItems = mainLines(shipment)
  const hasCostlyPerishable =
    isPerishable(shipment) && mainItems.some((item) => cents(item.price) > ADD_ON_THRESHOLD_CENTS)
  if (hasCostlyPerishable) return 0
  return Math.max(0, ADD_ON_THRESHOLD_CENTS - subtotalCents(mainItems))
}

/** The add-ons whose parent costs less than $59.95, price times quantity. Source: specification §5. */
// Assumption: an add-on that names no line of its shipment is judged by the shipment alone; it is
// given a parent as soon as it is seen (`becameAddOn`).
export function addOnsBelowParent(shipment: Shipment): readonly LineItem[] {
  return addOnLines(shipment).filter((line) => {
    const parent = parentOf(line, shipment)
    return parent !== null && !parentQualifies(parent)
  })
}

/** Whether a line costs enough to be the parent of add-ons: at least $59.95. Source: specification §5. */
export function parentQualifies(line: LineItem): boolean {
  return lineCents(line) >= ADD_ON_THRESHOLD_CENTS
}

// Assumption: perishable is a property of the shipment (`cart_type`, specification §3), not of a line.
const isPerishable = (shipment: Shipment): boolean => shipment.cart_type === CART_TYPE_PERISHABLE
