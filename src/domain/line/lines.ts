import { cents } from '../money'
import type { Cart, LineItem, Shipment } from '../schema/entities'
import { quantity } from './quantity'

export { quantity }

/** A line and its shipment. */
export interface LinePlace {
  readonly shipment: Shipment
  readonly line: LineItem
}

/** Whether a line is an add-on; any other line is a main line. */
export function isAddOn(line: LineItem): boolean {
  return Boolean(line.is_addon)
}

/** The lines of a shipment that are not add-ons. */
export function mainLines(shipment: Shipment): readonly LineItem[] {
  return shipment.items.filter((line) => !isAddOn(line))
}

/** The lines of a shipment that are add-ons. */
export function addOnLines(shipment: Shipment): readonly LineItem[] {
  return shipment.items.filter(isAddOn)
}

/** Unit price of a line, in US cents: the displayed price, else the price. */
// Assumption: `display_totals.display_price` is the price of one unit, as `price` is.
export function lineProductPrice(line: LineItem): number {
  return cents(line.display_totals?.display_price ?? line.price)
}

/** A line of the cart with its shipment; null if the cart has no such line. */
export function findLine(cart: Cart, lineId: number): LinePlace | null {
  for (const shipment of cart.recipients) {
    const line = shipment.items.find((item) => item.clin_id === lineId)
    if (line) return { shipment, line }
  }
  return null
}

/** A shipment of the cart; null if the cart has no such shipment. */
export function findShipment(cart: Cart, shipmentId: number): Shipment | null {
  return cart.recipients.find(({ crec_id }) => crec_id === shipmentId) ?? null
}

/** The main line that an add-on belongs to; null if it names none in its shipment. */
export function parentOf(line: LineItem, shipment: Shipment): LineItem | null {
  const parentId = line.detail?.parent_clin_id
  if (!isAddOn(line) || parentId == null) return null
  return shipment.items.find((item) => item.clin_id === parentId && !isAddOn(item)) ?? null
}

/** The add-ons that belong to a line. */
export function addOnsOf(parent: LineItem, shipment: Shipment): readonly LineItem[] {
  return shipment.items.filter((line) => parentOf(line, shipment)?.clin_id === parent.clin_id)
}
