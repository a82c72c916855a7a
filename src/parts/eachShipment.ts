import type { Cart, Shipment } from '../domain/entities'

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
    const before = [shipments, parts] as const
    shipments = cart?.recipients ?? NONE
    if (shipments === before[0]) return value
    parts = shipments.map((shipment, at) =>
      // What was asked of it is there, in the same place.
      shipment === before[0][at] ? (before[1][at] as TPart) : ask(shipment),
    )
    const isSame =
      parts.length === before[1].length && parts.every((part, at) => part === before[1][at])
    if (!isSame) value = whole(parts)
    return value
  }
}
