import type { Cart, Shipment } from '../../domain/schema/entities'

const NONE: readonly Shipment[] = []

/**
 * Creates a selector that maps every shipment and combines the results into one value. Unchanged shipments
 * are not recomputed, and equal results return the same value: in a cart of 500 with one change, one
 * shipment is recomputed.
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
      // Its result is cached at the same index.
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
