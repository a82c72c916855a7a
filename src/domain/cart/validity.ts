import { addOnGapCents, addOnsBelowParent } from '../line/addOns'
import { demandByItem, quantityOutcome, type Stock, unitsByItem } from '../line/stock'
import type { Cart, LineItem, Shipment } from '../schema/entities'
import { unmetAutoDeliveryLines } from '../shipment/autoDelivery'

const KINDS = [
  'item-out-of-stock',
  'insufficient-stock',
  'add-on-qualify',
  'auto-delivery-qualify',
] as const

/** Why a cart cannot be checked out, in the order of the checks. Source: specification §4. */
export type CartProblemKind = (typeof KINDS)[number]

/** A problem and its location. */
export interface CartProblemDetail {
  readonly kind: CartProblemKind
  /** Null if the server says that add-ons fail, but not where. */
  readonly shipmentId: number | null
  /** Null if the problem concerns the whole shipment. */
  readonly lineId: number | null
  /** Units on hand, for the two stock problems. */
  readonly unitsAvailable: number | null
  /** The amount a shipment lacks for its add-ons, in US cents; null if a parent line is too cheap. */
  readonly gapCents: number | null
}

/** What the server said in `cart_addon_qualify`. */
export type ServerVerdict = boolean | 0 | 1 | null

/**
 * Everything that blocks checkout, in the order of the checks; empty if the cart is valid. Within a kind,
 * problems follow the order of the cart. Source: specification §4.
 */
// Assumption: a server that says that add-ons qualify does not overrule our own check.
export function cartProblems(
  cart: Cart,
  stock: Stock,
  serverSaysAddOnsQualify: ServerVerdict = null,
): CartProblemDetail[] {
  const short = stockProblems(cart, stock)
  return [
    ...short.filter(({ kind }) => kind === 'item-out-of-stock'),
    ...short.filter(({ kind }) => kind === 'insufficient-stock'),
    ...addOnProblems(cart, serverSaysAddOnsQualify),
    ...autoDeliveryProblems(cart),
  ]
}

/**
 * Merges our problems with the server's, in the order of `cartProblems`. Reports a duplicate once: sold out
 * rather than too few, with a location rather than without. Source: specification §4.
 */
export function mergeProblems(
  own: readonly CartProblemDetail[],
  servers: readonly CartProblemDetail[],
): CartProblemDetail[] {
  const ranked = KINDS.flatMap((kind) => {
    const found = [...own, ...servers].filter((one) => one.kind === kind)
    const hasPlace = ({ shipmentId }: CartProblemDetail) => shipmentId !== null
    return [...found.filter(hasPlace), ...found.filter((one) => !hasPlace(one))]
  })
  return ranked.filter((one, at) => !ranked.slice(0, at).some((other) => isSame(one, other)))
}

const familyOf = (kind: CartProblemKind) =>
  kind === 'item-out-of-stock' || kind === 'insufficient-stock' ? 'stock' : kind

/** Whether two problems are the same: of the same kind, with no contradicting location. */
function isSame(a: CartProblemDetail, b: CartProblemDetail): boolean {
  const agrees = (x: number | null, y: number | null) => x === null || y === null || x === y
  return (
    familyOf(a.kind) === familyOf(b.kind) &&
    agrees(a.shipmentId, b.shipmentId) &&
    agrees(a.lineId, b.lineId)
  )
}

/** Lines of the same item share its units, across shipments. */
function stockProblems(cart: Cart, stock: Stock): CartProblemDetail[] {
  const units = unitsByItem(stock)
  const demand = demandByItem(cart)
  return cart.recipients.flatMap((shipment) =>
    shipment.items.flatMap((line) => {
      const unitsAvailable = units.get(line.item_id) ?? null
      const outcome = quantityOutcome(demand.get(line.item_id) ?? 0, unitsAvailable)
      return outcome === 'saved' ? [] : [{ ...problem(outcome, shipment, line), unitsAvailable }]
    }),
  )
}

function addOnProblems(cart: Cart, serverSaysAddOnsQualify: ServerVerdict): CartProblemDetail[] {
  const found = cart.recipients.flatMap((shipment) => {
    const gapCents = addOnGapCents(shipment)
    if (gapCents > 0) return [{ ...problem('add-on-qualify', shipment), gapCents }]
    return addOnsBelowParent(shipment).map((line) => problem('add-on-qualify', shipment, line))
  })
  const serverRefuses = serverSaysAddOnsQualify === false || serverSaysAddOnsQualify === 0
  return found.length === 0 && serverRefuses ? [problem('add-on-qualify')] : found
}

function autoDeliveryProblems(cart: Cart): CartProblemDetail[] {
  return cart.recipients.flatMap((shipment) =>
    unmetAutoDeliveryLines(shipment).map((line) =>
      problem('auto-delivery-qualify', shipment, line),
    ),
  )
}

const problem = (
  kind: CartProblemKind,
  shipment?: Shipment,
  line?: LineItem,
): CartProblemDetail => ({
  kind,
  shipmentId: shipment?.crec_id ?? null,
  lineId: line?.clin_id ?? null,
  unitsAvailable: null,
  gapCents: null,
})
