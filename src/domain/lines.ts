import { parentQualifies } from './addOns'
import type { Cart, LineItem, Shipment } from './entities'
import { cents } from './money'
import { quantity } from './quantity'
import { withoutShipment } from './totals'

export { quantity }

/** A line, and the shipment that it is in. */
export interface LinePlace {
  readonly shipment: Shipment
  readonly line: LineItem
}

/** Whether a line is an add-on; any other line is a main line. */
export function isAddOn(line: LineItem): boolean {
  return Boolean(line.is_addon)
}

/** The lines of a shipment that are no add-ons. */
export function mainLines(shipment: Shipment): readonly LineItem[] {
  return shipment.items.filter((line) => !isAddOn(line))
}

/** The lines of a shipment that are add-ons. */
export function addOnLines(shipment: Shipment): readonly LineItem[] {
  return shipment.items.filter(isAddOn)
}

/** What one unit of a line sells for, in US cents: the displayed price, else the price. */
// Assumption: `display_totals.display_price` is the price of one unit, as `price` is.
export function lineProductPrice(line: LineItem): number {
  return cents(line.display_totals?.display_price ?? line.price)
}

/** A line of the cart with its shipment, or null when the cart holds no such line. */
export function findLine(cart: Cart, lineId: number): LinePlace | null {
  for (const shipment of cart.recipients) {
    const line = shipment.items.find((item) => item.clin_id === lineId)
    if (line) return { shipment, line }
  }
  return null
}

/** A shipment of the cart, or null when the cart holds no such shipment. */
export function findShipment(cart: Cart, shipmentId: number): Shipment | null {
  return cart.recipients.find(({ crec_id }) => crec_id === shipmentId) ?? null
}

/** The line that an add-on belongs to: a main line of its shipment, or null when it names none. */
export function parentOf(line: LineItem, shipment: Shipment): LineItem | null {
  const parentId = line.detail?.parent_clin_id
  if (!isAddOn(line) || parentId == null) return null
  return shipment.items.find((item) => item.clin_id === parentId && !isAddOn(item)) ?? null
}

/** The add-ons that belong to a line. */
export function addOnsOf(parent: LineItem, shipment: Shipment): readonly LineItem[] {
  return shipment.items.filter((line) => parentOf(line, shipment)?.clin_id === parent.clin_id)
}

/**
 * The parent that an add-on keeps or gets, or null when its shipment has no main line.
 * Source: specification §4.
 */
// Assumption: a parent that is there is kept, whatever it costs; a new one is the first line that
// costs enough to be a parent, else the first main line.
export function parentFor(line: LineItem, shipment: Shipment): LineItem | null {
  const candidates = mainLines(shipment).filter(({ clin_id }) => clin_id !== line.clin_id)
  return parentOf(line, shipment) ?? candidates.find(parentQualifies) ?? candidates[0] ?? null
}

/**
 * The add-ons of `after` whose parent has to be settled with `parentFor`: those that were main
 * lines before, and those without a parent. Source: specification §4.
 */
export function becameAddOn(before: Cart | null, after: Cart): LineItem[] {
  const hadAsMain = (lineId: number) => {
    const old = before && findLine(before, lineId)
    return old !== null && !isAddOn(old.line)
  }
  return after.recipients.flatMap((shipment) =>
    addOnLines(shipment).filter(
      (line) => hadAsMain(line.clin_id) || parentOf(line, shipment) === null,
    ),
  )
}

/**
 * The cart without a line. A shipment whose last line it was goes too, with its totals.
 * Source: specification §4.
 */
export function withoutLine(cart: Cart, lineId: number): Cart {
  const place = findLine(cart, lineId)
  if (!place) return cart
  const items = place.shipment.items.filter((line) => line.clin_id !== lineId)
  if (items.length === 0) return withoutShipment(cart, place.shipment.crec_id)
  return withShipment(cart, { ...place.shipment, items })
}

/**
 * The cart with another quantity on a line; 0 or less removes the line. What does not change keeps
 * its reference, and a quantity that is no number changes nothing. Source: specification §4.
 */
export function withQuantity(cart: Cart, lineId: number, qty: number): Cart {
  const units = Math.trunc(qty)
  if (units <= 0) return withoutLine(cart, lineId)
  const place = findLine(cart, lineId)
  if (!place || !Number.isFinite(units) || quantity(place.line) === units) return cart
  const changed = { ...place.line, qty: units }
  const items = place.shipment.items.map((line) => (line === place.line ? changed : line))
  return withShipment(cart, { ...place.shipment, items })
}

function withShipment(cart: Cart, changed: Shipment): Cart {
  const recipients = cart.recipients.map((shipment) =>
    shipment.crec_id === changed.crec_id ? changed : shipment,
  )
  return { ...cart, recipients }
}
