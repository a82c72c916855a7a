import type { Cart, Shipment } from '../schema/entities'
import { findLine } from './lines'
import { quantity } from './quantity'

/**
 * The cart with a line's quantity changed, from 1 on. Unchanged parts keep their reference, and an invalid
 * quantity changes nothing.
 */
export function withUnits(cart: Cart, lineId: number, qty: number): Cart {
  const units = Math.trunc(qty)
  const place = findLine(cart, lineId)
  if (!place || !Number.isFinite(units) || quantity(place.line) === units) return cart
  const changed = { ...place.line, qty: units }
  const items = place.shipment.items.map((line) => (line === place.line ? changed : line))
  return withShipment(cart, { ...place.shipment, items })
}

/** The cart with a shipment replaced, matched by id. */
export function withShipment(cart: Cart, changed: Shipment): Cart {
  const recipients = cart.recipients.map((shipment) =>
    shipment.crec_id === changed.crec_id ? changed : shipment,
  )
  return { ...cart, recipients }
}
