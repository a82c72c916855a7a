import { ref } from 'valtio/vanilla'
import { totalChanges } from '../../domain/cart/totalChanges'
import { cartTotals } from '../../domain/cart/totals'
import {
  isUncertain,
  newOrder,
  nextOrder,
  type OrderEvent,
  type OrderEventType,
  type OrderStatus,
} from '../../domain/checkout/orderMachine'
import { dayChanges } from '../../domain/delivery/dayChanges'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import type { Outcome } from '../core/outcome'
import { ORDER_KEY } from '../core/pending'
import { checkCart } from './checkCart'
import { checkOrder } from './checkOrder'
import { newKey } from './newKey'
import { type OrderLock, takeOrderLock } from './orderLock'
import { type OrderBody, sendOrder } from './sendOrder'
import { orderSlot } from './state'

/** What a means of payment is ready with, or why it is not. */
export type Payment =
  | { readonly type: 'card-secured' | 'wallet-approved'; readonly info: OrderBody['payment_info'] }
  | {
      readonly type:
        | 'card-refused'
        | 'card-cancelled'
        | 'card-expired'
        | 'wallet-cancelled'
        | 'wallet-failed'
    }

/** What is ordered, and how it is paid. */
export interface OrderRequest {
  /** What the shopper saw on the button, in US cents: where it is another amount by now, they are asked. */
  readonly reviewedCents: number
  /** Secures the payment of an amount in US cents; called once the cart was found in order. */
  pay(amountCents: number): Promise<Payment>
  /** Whether the buyer wants texts about the order, and at which number. */
  readonly sms?: OrderBody['sms_info']
}

/** What became of a press; where it was ignored, where the order stands. */
export type OrderOutcome = Outcome<OrderStatus>

/** Placing an order: one press, one request, and whatever is not an answer is looked for. Source: reliability §5. */
export function orderVerbs(context: StoreContext) {
  const { cart, clock, events, state } = context
  const slot = context.slot(orderSlot)
  let decideChange: ((isAccepted: boolean) => void) | undefined
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
    return (type: OrderEventType, at?: number) => send({ type, attempt, ...(at && { at }) })
  }
  const outcome = (): OrderOutcome => ({ status: slot.order.status })

  // A cart that begins after an order is a new matter. Answers to what was before stay dropped.
  events.on('cart-changed', ({ itemCount }) => {
    if (slot.order.status !== 'placed' || itemCount === 0) return
    Object.assign(slot, { order: ref({ ...newOrder, attempt: slot.order.attempt }), orderId: null })
  })

  /**
   * What is to be paid, in US cents, once the cart is in order and the shopper agrees to what it costs and when it
   * arrives; else null.
   * They are asked until nothing has changed while they were: a cart can be changed under the question.
   */
  async function agree(
    tell: ReturnType<typeof sender>,
    reviewedCents: number,
    seen = state.cart,
  ): Promise<number | null> {
    const checked = await checkCart(context)
    if (checked.type === 'validation-failed') slot.failure = checked.failure
    if (checked.type !== 'fine') {
      tell(checked.type)
      return null
    }
    const now = cartTotals(checked.cart)
    const { amountDue } = now
    const days = seen ? dayChanges(seen, checked.cart) : []
    if (amountDue === reviewedCents && days.length === 0) return tell('valid') ? amountDue : null
    const parts = seen ? totalChanges(cartTotals(seen), now) : []
    slot.change = ref({ from: reviewedCents, to: amountDue, parts, days })
    tell('total-changed')
    const isAccepted = await new Promise<boolean>((resolve) => {
      decideChange = resolve
    })
    return isAccepted ? agree(tell, amountDue, checked.cart) : null
  }

  /** Notes what is sent, so that it is looked for after a reload, and sends it. */
  async function place(tell: ReturnType<typeof sender>, body: OrderBody): Promise<void> {
    const cartId = cart.serverCart()?.cart_id ?? 0
    // A key that was never answered is sent again: it may still be the same order.
    const key = slot.attempt?.cartId === cartId ? slot.attempt.key : newKey()
    // The cart takes along who buys once it is ordered, and they are still to be thanked.
    Object.assign(slot, { attempt: ref({ key, cartId }), buyer: state.cartFacts.billing })
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
    await lookFor(cartId)
  }

  async function lookFor(cartId: number): Promise<void> {
    events.emit('order-status-unknown', {})
    const { attempt } = slot.order
    await checkOrder(context, cartId, (event) => {
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

  /** Runs a task as the only tab that orders; `refuse` is called where another one does. */
  async function alone(refuse: () => void, task: (lock: OrderLock) => Promise<void>) {
    const lock = await takeOrderLock(context.storage, clock)
    if (!lock) return refuse()
    await context.whilePending([ORDER_KEY], () => task(lock))
    // Where nobody knows what became of it, no other tab may order either.
    if (slot.order.status !== 'still-unknown') lock.release()
  }

  return {
    /**
     * Places the order of the cart: checks it anew, secures the payment, sends one request. A press while one is
     * under way does nothing. It ends once the answer is definite, or nobody could find out. Never rejects.
     */
    async placeOrder({ reviewedCents, pay, sms }: OrderRequest): Promise<OrderOutcome> {
      if (!send({ type: 'pressed' })) return outcome()
      Object.assign(slot, { declineCode: null, failure: null, change: null })
      const tell = sender()
      const elsewhere = () => void tell('locked-elsewhere')
      await alone(elsewhere, async (lock) => {
        const amountCents = await agree(tell, reviewedCents)
        if (amountCents === null) return
        const payment = await pay(amountCents)
        if (!('info' in payment)) return void tell(payment.type)
        if (!lock.isHeld()) return elsewhere()
        if (!tell(payment.type)) return
        const method = payment.type === 'card-secured' ? 'card' : 'wallet'
        events.emit('payment-added', { method })
        await place(tell, { payment_info: payment.info, sms_info: sms })
      })
      return outcome()
    },
    /** Goes on with a total that has changed. */
    acceptChange(): void {
      if (send({ type: 'change-accepted' })) decideChange?.(true)
    },
    /** Goes back to the form instead. */
    refuseChange(): void {
      if (send({ type: 'change-refused' })) decideChange?.(false)
    },
    /** Says that the form was changed: what was wrong with the last attempt is of no concern any more. */
    editOrder(): void {
      send({ type: 'edited' })
    },
    /** Looks for an order that was sent before this page was loaded, where there is one. Never rejects. */
    async resumeOrder(): Promise<OrderOutcome> {
      const { attempt } = slot
      if (!attempt || attempt.isNotPlaced || !send({ type: 'resumed' })) return outcome()
      // It may be looked for beside another tab, as nothing is sent; no other tab may order meanwhile.
      const lock = await takeOrderLock(context.storage, clock)
      await context.whilePending([ORDER_KEY], () => lookFor(attempt.cartId))
      if (slot.order.status !== 'still-unknown') lock?.release()
      return outcome()
    },
  }
}

/** The order that is being placed. */
export const orderActions = defineFeature({ ...orderSlot, actions: orderVerbs })
