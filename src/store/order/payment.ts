import { ref } from 'valtio/vanilla'
import { hasSameTerms } from '../../domain/cart/hasSameTerms'
import { totalChanges } from '../../domain/cart/totalChanges'
import { cartTotals } from '../../domain/cart/totals'
import type { OrderEventType } from '../../domain/checkout/orderMachine'
import { dayChanges } from '../../domain/delivery/dayChanges'
import type { Cart } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { factsOf } from '../core/report'
import { checkCart } from './checkCart'
import type { OrderBody } from './sendOrder'
import { orderSlot } from './state'

/** Payment details that an order can be placed with. */
export interface SecuredPayment {
  readonly type: 'card-secured' | 'wallet-approved'
  readonly info: OrderBody['payment_info']
}

/** The result of a payment method: payment details, or why there are none. */
export type Payment =
  | SecuredPayment
  | {
      readonly type:
        | 'card-refused'
        | 'card-cancelled'
        | 'card-expired'
        | 'wallet-cancelled'
        | 'wallet-failed'
    }

/** What to order, and how to pay for it. */
export interface OrderRequest {
  /** The amount that the button showed, in US cents; if it has changed, the shopper is asked. */
  readonly reviewedCents: number
  /**
   * Secures the payment of an amount in US cents; called once the cart has passed its checks, and again if the
   * amount changed in the meantime. A rejection counts as `card-refused`.
   */
  pay(amountCents: number): Promise<Payment>
  /** Whether the buyer wants text messages about the order, and at which number. */
  readonly sms?: OrderBody['sms_info']
}

/** Sends an event of one attempt to the order machine; false if it was ignored. */
export type Tell = (type: OrderEventType) => boolean

/** A cart as the shopper saw it, and the amount that they saw, in US cents. */
interface Seen {
  readonly cart: Cart | null
  readonly amountDue: number
}

/** Securing a payment for exactly what the shopper saw. */
export function orderPayment(context: StoreContext) {
  const { cart, report, state } = context
  const slot = context.slot(orderSlot)
  let decide: ((isAccepted: boolean) => void) | undefined

  /**
   * Resolves to the cart and its amount due once the cart is valid and the shopper agrees to changed totals and
   * dates; otherwise null. Repeats until nothing changed while asking, because the cart can change in the
   * meantime.
   */
  async function agree(
    tell: Tell,
    { cart: seen, amountDue: from }: Seen,
    securedCents: number | null,
  ): Promise<(Seen & { cart: Cart }) | null> {
    const checked = await checkCart(context)
    if (checked.type === 'validation-failed') slot.failure = checked.failure
    if (checked.type !== 'fine') {
      tell(checked.type)
      return null
    }
    const now = cartTotals(checked.cart)
    const agreed = { cart: checked.cart, amountDue: now.amountDue }
    const days = seen ? dayChanges(seen, checked.cart) : []
    if (now.amountDue === from && days.length === 0) return tell('valid') ? agreed : null
    const parts = seen ? totalChanges(cartTotals(seen), now) : []
    slot.change = ref({ from, to: now.amountDue, parts, days, securedCents })
    tell('total-changed')
    const isAccepted = await new Promise<boolean>((resolve) => {
      decide = resolve
    })
    return isAccepted ? agree(tell, agreed, securedCents) : null
  }

  /** Reads the cart again; whether it still is what the shopper agreed to. */
  async function isAsAgreed(agreed: Cart): Promise<boolean> {
    const { status } = await cart.refresh()
    const now = cart.serverCart()
    return status === 'ready' && now !== null && hasSameTerms(agreed, now)
  }

  /** Repeats until the shopper has agreed to what is paid; null if there is no payment. */
  async function secure(
    tell: Tell,
    { reviewedCents, pay }: OrderRequest,
  ): Promise<SecuredPayment | null> {
    let agreed = await agree(tell, { cart: state.cart, amountDue: reviewedCents }, null)
    while (agreed) {
      const { amountDue } = agreed
      const payment = await pay(amountDue)
      if (payment.type !== 'card-secured' && payment.type !== 'wallet-approved') {
        tell(payment.type)
        return null
      }
      if (isCharged(payment) || (await isAsAgreed(agreed.cart))) return payment
      if (!tell('total-changed')) return null
      agreed = await agree(tell, agreed, amountDue)
      // Agreed to again, as of a check just now, with a tax that the cart itself may lack.
      if (agreed?.amountDue === amountDue) return payment
    }
    return null
  }

  return {
    /**
     * Secures a payment for what the shopper agreed to; null if there is none. A wallet or a card check can
     * take minutes, so the cart is read again afterwards: the shopper is asked about changes, and pays again
     * only if the amount changed.
     */
    async securePayment(tell: Tell, request: OrderRequest): Promise<SecuredPayment | null> {
      try {
        return await secure(tell, request)
      } catch (error) {
        // The caller's `pay` failed, or resolved to something that is no `Payment`.
        report('payment-failed', factsOf(error))
        tell('card-refused')
        return null
      }
    },
    /** The shopper's answer about a changed total or date. */
    decideChange(isAccepted: boolean): void {
      decide?.(isAccepted)
    },
  }
}

/** Whether a wallet charged the shopper itself: it gives the shop no payment to charge. */
const isCharged = ({ info }: SecuredPayment): boolean =>
  info.method === 'wallet' && !info.wallet_order_id
