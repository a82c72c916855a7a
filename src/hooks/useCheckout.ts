import { useEffect } from 'react'
import {
  isBusy,
  isUncertain,
  type OrderEventType,
  type OrderStatus,
} from '../domain/checkout/orderMachine'
import type { BillingAddress } from '../domain/schema/entities'
import { type OrderOutcome, orderActions } from '../store/order/order'
import type { OrderRequest } from '../store/order/payment'
import type { ChangedTotal, OrderFailure } from '../store/order/state'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useCartSelector } from './useCartSelector'

export interface UseCheckoutResult {
  /** Current state of the order. */
  status: OrderStatus
  /** The event that led to it; null at the beginning. */
  reason: OrderEventType | null
  /** True while the shopper waits for something: the checks, the card, the order. */
  isBusy: boolean
  /** True while the outcome of an order is unknown; nothing can be ordered in the meantime. */
  isUncertain: boolean
  /** True if an order of this cart was sent but not found: the shopper should look for its email before retrying. */
  wasNotSeen: boolean
  /** The buyer of the last order, with wire names; null if not given. */
  buyer: BillingAddress | null
  /** The server's id of the placed order; null if its response was lost. */
  orderId: string | number | null
  /** Why the payment was declined, as the server's code. */
  declineCode: string | null
  /** Why the checks before payment failed, or the shop did not take the order: `session` if it has expired. */
  failure: OrderFailure | null
  /** The amount due when the shopper pressed, the amount now, and why; null if it is the same. */
  change: ChangedTotal | null
  /** What phone support can find an order of unknown outcome by; null if there is none. */
  reference: string | null
  /**
   * Checks the cart, secures the payment, sends one request. If the total or a date has changed, waits in
   * `confirming-change` until `acceptChange` or `refuseChange` is called. Never rejects.
   */
  placeOrder(request: OrderRequest): Promise<OrderOutcome>
  /** Continues with the changed total. */
  acceptChange(): void
  /** Goes back to the form. */
  refuseChange(): void
  /** Clears the error of the last attempt, as when the form is changed. */
  editOrder(): void
}

/**
 * Places the order: one press sends one request. If the response is lost, looks the order up; even after a
 * reload, if the store has `tabStorage`. While the request is in flight, leaving the page asks for confirmation.
 *
 * @example
 * const { status, change, isBusy, placeOrder, acceptChange, refuseChange } = useCheckout()
 * const order = () =>
 *   placeOrder({
 *     reviewedCents: 12985,
 *     pay: async () => ({ type: 'card-secured', info: { method: 'saved-card', profile_id: 'p-1' } }),
 *   })
 * if (status === 'confirming-change' && change) return (
 *   <p role="alert">
 *     Your order has changed. The total is now {formatUsd(change.to)}.
 *     <button onClick={acceptChange}>Place order</button> <button onClick={refuseChange}>Go back</button>
 *   </p>
 * )
 * return <button aria-disabled={isBusy} onClick={order}>Place order</button>
 */
export function useCheckout(): UseCheckoutResult {
  const store = useStore()
  const { resumeOrder, ...verbs } = store.use(orderActions)
  const { order, buyer, orderId, declineCode, failure, change, attempt } = useSlot(orderActions)
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
