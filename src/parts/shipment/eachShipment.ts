import type { Cart, Shipment } from '../../domain/schema/entities'

const NONE: readonly Shipment[] = []

/**
 * A selector that asks something of every shipment, and makes one value of the answers. A shipment
 * that stays is not asked again, and the same answers are the same value: of a cart of 500 that
 * changes in one place, one is looked at.
 */
export function eachShipment<TPart, TWhole>(
  ask: (shipment: Shipment) => TPart,
  whole: (parts: readonly TPart[]) => TWhole,
): (cart: Cart | null) => TWhole {
  let shipments = NONE
  let parts: readonly TPart[] = []
  let value = whole(parts)
  return (cart) => {
    const next = cart?.recipients ?? NONE
    if (next === shipments) return value
    let isSame = next.length === shipments.length
    const fresh = next.map((shipment, at) => {
      // What was asked of it is there, in the same place.
      const part = shipment === shipments[at] ? (parts[at] as TPart) : ask(shipment)
      isSame &&= part === parts[at]
      return part
    })
    shipments = next
    parts = fresh
    if (!isSame) value = whole(parts)
    return value
  }
}
