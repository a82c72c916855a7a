import { type CartProblemDetail, cartProblems } from '../domain/cart/validity'
import type { Cart, StockRecord } from '../domain/schema/entities'
import { validityActions } from '../store/cart/actions'
import { useStateSelector } from './useCartSelector'

const NONE: ReadonlySet<number> = new Set()

/**
 * Ids of the shipments with a problem that blocks checkout, according to the cart itself, the known
 * stock and the last validation. Re-renders only when the ids change.
 *
 * @example
 * const needsAttention = useProblemShipments().has(shipmentId)
 */
export function useProblemShipments(): ReadonlySet<number> {
  return useStateSelector(({ state, slot }) => {
    const { stock, problems } = slot(validityActions)
    return state.cart ? idsOf(state.cart, stock, problems) : NONE
  }, haveSameIds)
}

const haveSameIds = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id))

type Known = readonly [
  cart: Cart,
  stock: readonly StockRecord[],
  last: readonly CartProblemDetail[],
]

let known: Known | null = null
let ids = NONE

/** Computed once for all callers. */
function idsOf(...given: Known): ReadonlySet<number> {
  if (given.every((part, at) => part === known?.[at])) return ids
  known = given
  const [cart, stock, last] = given
  const found = [...cartProblems(cart, stock), ...last].map(({ shipmentId }) => shipmentId)
  // Some problems do not belong to a shipment.
  ids = new Set(found.filter((id) => id !== null))
  return ids
}
