import { findLine } from '../line/lines'
import { withShipment } from '../line/units'
import type { Cart } from '../schema/entities'

/**
 * The cart without a line. A shipment that loses its last line is removed too, with its totals. Source:
 * specification §4.
 */
export function withoutLine(cart: Cart, lineId: number): Cart {
  const place = findLine(cart, lineId)
  if (!place) return cart
  const items = place.shipment.items.filter((line) => line.clin_id !== lineId)
  if (items.length === 0) return withoutShipment(cart, place.shipment.crec_id)
  return withShipment(cart, { ...place.shipment, items })
}

/**
 * The cart without a shipment and without its entries in the maps of `recalc_detail`. Source: specification §4.
 */
export function withoutShipment(cart: Cart, shipmentId: number): Cart {
  const recipients = cart.recipients.filter(({ crec_id }) => crec_id !== shipmentId)
  if (recipients.length === cart.recipients.length) return cart
  const kept = new Set(recipients.map(({ recipient_guid }) => recipient_guid))
  const dropped = cart.recipients
    .map(({ recipient_guid }) => recipient_guid)
    .filter((guid) => guid != null && !kept.has(guid))
  if (!cart.recalc_detail) return { ...cart, recipients }

  const maps = Object.entries(cart.recalc_detail).map(([name, map]) => [
    name,
    withoutKeys(map, dropped),
  ])
  // The same maps under the same names, with only some entries removed.
  const recalc_detail = Object.fromEntries(maps) as NonNullable<Cart['recalc_detail']>
  return { ...cart, recipients, recalc_detail }
}

/** The map without some keys; returned as is if it has none of them or is not a map. */
function withoutKeys(map: unknown, keys: readonly unknown[]): unknown {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return map
  const entries = Object.entries(map)
  const left = entries.filter(([key]) => !keys.includes(key))
  return left.length === entries.length ? map : Object.fromEntries(left)
}
