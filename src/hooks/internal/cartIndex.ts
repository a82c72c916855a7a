import { type CartTotals, cartTotals } from '../../domain/cart/totals'
import type { Cart, LineItem, Shipment } from '../../domain/schema/entities'
import {
  type DisplayLine,
  displayLines,
  itemCount,
  orderShipments,
} from '../../domain/shipment/shipments'

interface CartIndex {
  /** Ids in the order in which shipments are shown. */
  shipmentIds: readonly number[]
  shipments: ReadonlyMap<number, Shipment>
  /** The line with an id, or null if the cart has none. */
  line(lineId: number): LineItem | null
  /** Units in the cart. */
  itemCount(): number
  totals(): CartTotals
  /** The lines of a shipment as displayed. */
  displayed(shipment: Shipment): readonly DisplayLine[]
}

const EMPTY: Pick<CartIndex, 'shipmentIds' | 'shipments' | 'line'> = {
  shipmentIds: [],
  shipments: new Map(),
  line: () => null,
}
const known = new WeakMap<Cart, CartIndex>()
/** The last list of ids returned: equal ids keep its identity, so that components showing them do not re-render. */
let lastIds: readonly number[] = []

/** Caches what every line asks of a cart: a cart of 2,000 lines is queried 2,000 times. */
export function indexOf(cart: Cart): CartIndex {
  const old = known.get(cart)
  if (old) return old
  const ordered = orderShipments(cart.recipients)
  const ids = ordered.map(({ crec_id }) => crec_id)
  if (ids.length !== lastIds.length || ids.some((id, at) => id !== lastIds[at])) lastIds = ids
  const [first] = ids
  const shipments = new Map(ordered.map((shipment) => [shipment.crec_id, shipment]))
  const index: CartIndex = {
    shipmentIds: lastIds,
    shipments,
    // -1 never names a line.
    line: (lineId) => (lineId < 0 ? null : lineAt(cart, shipments, lineId)),
    itemCount: once(() => itemCount(cart)),
    totals: once(() => cartTotals(cart)),
    displayed: (shipment) => displayed(cart, shipment, shipment.crec_id === first),
  }
  known.set(cart, index)
  return index
}

/** Last known position of each line: its shipment's id, and its index in that shipment. */
let places: ReadonlyMap<number, readonly [shipmentId: number, at: number]> = new Map()
let placesOf: Cart | null = null

/** Finds a line, first at its position in the previous cart, where most lines still are. */
function lineAt(
  cart: Cart,
  shipments: ReadonlyMap<number, Shipment>,
  lineId: number,
): LineItem | null {
  const [shipmentId = 0, at = 0] = places.get(lineId) ?? []
  const line = shipments.get(shipmentId)?.items[at]
  if (line?.clin_id === lineId) return line
  if (placesOf === cart) return null
  placesOf = cart
  places = new Map(
    cart.recipients.flatMap(({ crec_id, items }) =>
      items.map(({ clin_id }, at) => [clin_id, [crec_id, at]] as const),
    ),
  )
  return lineAt(cart, shipments, lineId)
}

/** Like `indexOf`, but accepts a cart that has not been loaded. */
export const cartIndex = (cart: Cart | null) => (cart ? indexOf(cart) : EMPTY)

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const shown = new WeakMap<Shipment, { of: unknown; lines: readonly DisplayLine[] }>()

/** Only the first shipment shows free gifts of other shipments; the others depend on their own lines and gifts. */
function displayed(cart: Cart, shipment: Shipment, isFirst: boolean): readonly DisplayLine[] {
  const gifts = cart.recalc_detail?.free_gift_fixed ?? null
  const hasAll = isFirst && gifts !== null
  const of = hasAll ? cart : gifts
  const old = shown.get(shipment)
  if (old?.of === of) return old.lines
  const lines = displayLines(cart, shipment, hasAll)
  shown.set(shipment, { of, lines })
  return lines
}
