import { useEffect } from 'react'
import {
  isBusy,
  isUncertain,
  type OrderEventType,
  type OrderStatus,
} from '../domain/checkout/orderMachine'
import type { BillingAddress } from '../domain/schema/entities'
import { type OrderOutcome, type OrderRequest, orderActions } from '../store/order/order'
import type { ChangedTotal, OrderFailure } from '../store/order/state'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useCartSelector } from './useCartSelector'

export interface UseCheckoutResult {
  /** Where the order stands. */
  status: OrderStatus
  /** What led there; null at the beginning. */
  reason: OrderEventType | null
  /** True while the shopper waits for something: the checks, the card, the order. */
  isBusy: boolean
  /** True while nobody knows what became of an order; nothing may be ordered meanwhile. */
  isUncertain: boolean
  /** True where an order of this cart was sent and never seen: whoever presses again looks for its email first. */
  wasNotSeen: boolean
  /** Who buys what was ordered last, wire names; null where nobody said. */
  buyer: BillingAddress | null
  /** What the server calls the order, once it is placed; null where its answer was lost. */
  orderId: string | number | null
  /** Why the payment was declined, in the server's own word. */
  declineCode: string | null
  /** Why the checks before paying could not be made, or the shop took no order: `session` where it is over. */
  failure: OrderFailure | null
  /** What was to be paid when the shopper pressed, what it is now and why; null where it is the same. */
  change: ChangedTotal | null
  /** By what a person on the phone finds an order of which nobody knows; null where there is none. */
  reference: string | null
  /** Checks the cart, secures the payment, sends one request. Never rejects. */
  placeOrder(request: OrderRequest): Promise<OrderOutcome>
  /** Goes on with a total that has changed. */
  acceptChange(): void
  /** Goes back to the form instead. */
  refuseChange(): void
  /** Forgets what was wrong with the last attempt, as when the form is changed. */
  editOrder(): void
}

/**
 * Placing the order: one press sends one request, and an answer that was lost is looked for, also after a
 * reload. While it is on its way, leaving the page asks first.
 *
 * @example
 * const { status, isBusy, placeOrder } = useCheckout()
 * const order = () =>
 *   placeOrder({
 *     reviewedCents: 12985,
 *     pay: async () => ({ type: 'card-secured', info: { method: 'saved-card', profile_id: 'p-1' } }),
 *   })
 * return <button aria-disabled={isBusy} onClick={order}>Place order</button>
 */
export function useCheckout(): UseCheckoutResult {
  const store = useStore()
  const { resumeOrder, ...verbs } = store.use(orderActions)
  const { order, buyer, orderId, declineCode, failure, change, attempt } = useSlot(
    store.slot(orderActions),
  )
  const cartId = useCartSelector((cart) => cart?.cart_id)
  useEffect(() => void resumeOrder(), [resumeOrder])
  const isPlacing = order.status === 'placing'
  useEffect(() => {
    if (!isPlacing) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isPlacing])

  return {
    ...verbs,
    status: order.status,
    reason: order.reason,
    isBusy: isBusy(order),
    isUncertain: isUncertain(order),
    wasNotSeen: attempt?.isNotPlaced === true && attempt.cartId === cartId,
    buyer,
    orderId,
    declineCode,
    failure,
    change,
    reference: attempt && !attempt.isNotPlaced ? String(attempt.cartId) : null,
  }
}
