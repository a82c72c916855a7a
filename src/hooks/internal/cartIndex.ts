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
  /** The line of an id, or null where the cart holds none. */
  line(lineId: number): LineItem | null
  /** Units in the cart. */
  itemCount(): number
  totals(): CartTotals
  /** The lines of a shipment as they are shown. */
  displayed(shipment: Shipment): readonly DisplayLine[]
}

const EMPTY: Pick<CartIndex, 'shipmentIds' | 'shipments' | 'line'> = {
  shipmentIds: [],
  shipments: new Map(),
  line: () => null,
}
const known = new WeakMap<Cart, CartIndex>()
/** The ids that were given out last: the same ids are the same list, so that whoever shows them rests. */
let lastIds: readonly number[] = []

/** What is asked of a cart again and again, calculated once: a cart of 2,000 lines is asked 2,000 times. */
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
    // No line is named by -1.
    line: (lineId) => (lineId < 0 ? null : lineAt(cart, shipments, lineId)),
    itemCount: once(() => itemCount(cart)),
    totals: once(() => cartTotals(cart)),
    displayed: (shipment) => displayed(cart, shipment, shipment.crec_id === first),
  }
  known.set(cart, index)
  return index
}

/** Where the lines of a cart were: the id of their shipment, and their place in it. */
let places: ReadonlyMap<number, readonly [shipmentId: number, at: number]> = new Map()
let placesOf: Cart | null = null

/** Most lines of a cart are where those of the one before were, and are looked for there first. */
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

/** The same, where there may be no cart yet. */
export const cartIndex = (cart: Cart | null) => (cart ? indexOf(cart) : EMPTY)

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const shown = new WeakMap<Shipment, { of: unknown; lines: readonly DisplayLine[] }>()

/** Only the first shipment shows the free gifts that others carry; the rest depend on themselves and their gifts. */
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
