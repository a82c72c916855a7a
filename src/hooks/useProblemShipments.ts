import { type CartProblemDetail, cartProblems } from '../domain/cart/validity'
import type { Cart, StockRecord } from '../domain/schema/entities'
import { validityActions } from '../store/cart/actions'
import { useStateSelector } from './useCartSelector'

const NONE: ReadonlySet<number> = new Set()

/**
 * The ids of the shipments that hold something which keeps the cart from checkout: by the cart itself,
 * by the stock that is known, and by the last check. Renders again only when they are others.
 *
 * @example
 * const needsAttention = useProblemShipments().has(shipmentId)
 */
export function useProblemShipments(): ReadonlySet<number> {
  return useStateSelector(({ state, slot }) => {
    const { stock, problems } = slot(validityActions)
    return state.cart ? idsOf(state.cart, stock, problems) : NONE
  })
}

type Known = readonly [
  cart: Cart,
  stock: readonly StockRecord[],
  last: readonly CartProblemDetail[],
]

let known: Known | null = null
let ids = NONE

/** Found once for all who ask; the same ids are the same set. */
function idsOf(...given: Known): ReadonlySet<number> {
  if (given.every((part, at) => part === known?.[at])) return ids
  known = given
  const [cart, stock, last] = given
  const next = new Set([...cartProblems(cart, stock), ...last].map(({ shipmentId }) => shipmentId))
  const isSame = next.size === ids.size && [...next].every((id) => ids.has(id as number))
  // Those that name no shipment are of none.
  if (!isSame) ids = new Set([...next].filter((id) => id !== null))
  return ids
}
