import { ref } from 'valtio/vanilla'
import {
  isUncertain,
  newOrder,
  nextOrder,
  type OrderEvent,
  type OrderEventType,
  type OrderStatus,
} from '../../domain/checkout/orderMachine'
import type { PersistedAttempt } from '../../domain/schema/persisted'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import type { Outcome } from '../core/outcome'
import { ORDER_KEY } from '../core/pending'
import { checkOrder } from './checkOrder'
import { newKey } from './newKey'
import { type OrderLock, takeOrderLock } from './orderLock'
import { type OrderRequest, orderPayment, type Tell } from './payment'
import { type OrderBody, sendOrder } from './sendOrder'
import { orderSlot } from './state'

/** Outcome of a press; if it was ignored, the order's current status. */
export type OrderOutcome = Outcome<OrderStatus>

/** Placing an order: one press, one request, and a lookup if the answer is not definite. Source: reliability §5. */
export function orderVerbs(context: StoreContext) {
  const { cart, clock, events, state } = context
  const slot = context.slot(orderSlot)
  const { securePayment, decideChange } = orderPayment(context)
  events.on('signed-out', () => {
    slot.buyer = null
  })

  function send(event: OrderEvent): boolean {
    const before = slot.order
    const after = nextOrder(before, event)
    slot.order = ref(after)
    return after !== before
  }
  const sender = () => {
    const { attempt } = slot.order
    return (type: OrderEventType) => send({ type, attempt })
  }
  const outcome = (): OrderOutcome => ({ status: slot.order.status })

  // A new cart after an order starts over. Answers to earlier attempts are still ignored.
  events.on('cart-changed', ({ itemCount }) => {
    if (slot.order.status !== 'placed' || itemCount === 0) return
    Object.assign(slot, { order: ref({ ...newOrder, attempt: slot.order.attempt }), orderId: null })
  })

  /** Persists the attempt, so that it can be looked up after a reload, and sends the order. */
  async function place(tell: Tell, body: OrderBody): Promise<void> {
    const { cart_id: cartId = 0, cust_id } = cart.serverCart() ?? {}
    const custId = cust_id || null
    // Reuse a key that was never answered: it may belong to the same order.
    const key = slot.attempt?.cartId === cartId ? slot.attempt.key : newKey()
    // The buyer's data disappears with the ordered cart, but is needed for the confirmation.
    const attempt = { key, cartId, custId }
    Object.assign(slot, { attempt: ref(attempt), buyer: state.cartFacts.billing })
    context.persistNow()
    const answer = await sendOrder(context, key, body)
    if (answer.type === 'order-accepted' && tell(answer.type)) return finish(answer.orderId)
    if (answer.type === 'order-declined' && tell(answer.type)) {
      const { code, failure } = answer
      Object.assign(slot, { attempt: null, declineCode: code, failure })
      context.persistNow()
      return
    }
    tell('answer-lost')
    await lookFor(attempt)
  }

  async function lookFor(sent: PersistedAttempt): Promise<void> {
    events.emit('order-status-unknown', {})
    const { attempt } = slot.order
    await checkOrder(context, sent, (event) => {
      const isNews = send({ ...event, attempt })
      return isNews && isUncertain(slot.order)
    })
    if (slot.order.status === 'placed') return finish(null)
    if (slot.order.status !== 'not-placed' || !slot.attempt) return
    slot.attempt = ref({ ...slot.attempt, isNotPlaced: true })
    context.persistNow()
  }

  function finish(orderId: string | number | null): void {
    Object.assign(slot, { attempt: null, orderId, declineCode: null, change: null })
    events.emit('order-placed', { orderId })
    context.clearCart()
    state.cartFacts.isOrderedHere = true
    context.persistNow()
  }

  /** Runs a task as the only tab that is ordering; calls `refuse` if another tab is. */
  async function alone(refuse: () => void, task: (lock: OrderLock) => Promise<void>) {
    const lock = await takeOrderLock(context.storage, clock)
    if (!lock) return refuse()
    try {
      await context.whilePending([ORDER_KEY], () => task(lock))
    } finally {
      // While the result is unknown, no other tab should order either.
      if (slot.order.status !== 'still-unknown') lock.release()
    }
  }

  return {
    /**
     * Places the cart's order: rechecks the cart, secures the payment, and sends one request. Waits in
     * `confirming-change` for `acceptChange` or `refuseChange` if the total or a date has changed. Ignores presses
     * while one is in progress. Resolves once the answer is definite, or could not be determined. Never
     * rejects.
     */
    async placeOrder(request: OrderRequest): Promise<OrderOutcome> {
      if (!send({ type: 'pressed' })) return outcome()
      Object.assign(slot, { declineCode: null, failure: null, change: null })
      const tell = sender()
      const elsewhere = () => void tell('locked-elsewhere')
      await alone(elsewhere, async (lock) => {
        const payment = await securePayment(tell, request)
        if (!payment) return
        if (!lock.isHeld()) return elsewhere()
        if (!tell(payment.type)) return
        const method = payment.type === 'card-secured' ? 'card' : 'wallet'
        events.emit('payment-added', { method })
        await place(tell, { payment_info: payment.info, sms_info: request.sms })
      })
      return outcome()
    },
    /** Continues with the changed total. */
    acceptChange(): void {
      if (send({ type: 'change-accepted' })) decideChange(true)
    },
    /** Returns to the form instead. */
    refuseChange(): void {
      if (send({ type: 'change-refused' })) decideChange(false)
    },
    /** Reports an edit of the form, which clears the errors of the last attempt. */
    editOrder(): void {
      send({ type: 'edited' })
    },
    /** Looks up an order that was sent before this page was loaded, if there is one. Never rejects. */
    async resumeOrder(): Promise<OrderOutcome> {
      const { attempt } = slot
      if (!attempt || attempt.isNotPlaced || !send({ type: 'resumed' })) return outcome()
      // Looking it up does not need the lock, as nothing is sent; but no other tab should order meanwhile.
      const lock = await takeOrderLock(context.storage, clock)
      await context.whilePending([ORDER_KEY], () => lookFor(attempt))
      if (slot.order.status !== 'still-unknown') lock?.release()
      return outcome()
    },
  }
}

/** The order that is being placed. */
export const orderActions = defineFeature({ ...orderSlot, actions: orderVerbs })
