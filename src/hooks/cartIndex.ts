import type { Cart, LineItem, Shipment } from '../domain/entities'
import { orderShipments } from '../domain/shipments'

interface CartIndex {
  /** Ids in the order in which shipments are shown. */
  shipmentIds: readonly number[]
  shipments: ReadonlyMap<number, Shipment>
  lines: ReadonlyMap<number, { line: LineItem; shipment: Shipment }>
}

const EMPTY: CartIndex = { shipmentIds: [], shipments: new Map(), lines: new Map() }
const known = new WeakMap<Cart, CartIndex>()
/** The ids that were given out last: the same ids are the same list, so that whoever shows them rests. */
let lastIds: readonly number[] = []

/** Shipments and lines by id, made once per cart: a cart of 2,000 lines is asked 2,000 times. */
export function cartIndex(cart: Cart | null): CartIndex {
  if (!cart) return EMPTY
  const old = known.get(cart)
  if (old) return old
  const ordered = orderShipments(cart.recipients)
  const ids = ordered.map(({ crec_id }) => crec_id)
  if (ids.length !== lastIds.length || ids.some((id, at) => id !== lastIds[at])) lastIds = ids
  const index: CartIndex = {
    shipmentIds: lastIds,
    shipments: new Map(ordered.map((shipment) => [shipment.crec_id, shipment])),
    lines: new Map(
      ordered.flatMap((shipment) =>
        shipment.items.map((line) => [line.clin_id, { line, shipment }]),
      ),
    ),
  }
  known.set(cart, index)
  return index
}
