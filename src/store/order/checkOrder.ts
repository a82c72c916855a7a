import { CHECK_DELAYS_MS, type OrderEvent } from '../../domain/checkout/orderMachine'
import type { PersistedAttempt } from '../../domain/schema/persisted'
import type { StoreContext } from '../core/context'

/**
 * Checks by its cart whether an order with a lost answer was placed: if the cart is gone, it was; if the cart
 * is unchanged, it was not. `tell` returns whether to keep looking. Source: reliability §5.
 */
// Assumption: a cart that was ordered is gone or empty, or another one; the specification has no call
// for the status of an order.
export async function checkOrder(
  { cart, clock }: StoreContext,
  { cartId, custId }: PersistedAttempt,
  tell: (event: OrderEvent) => boolean,
): Promise<void> {
  if (!tell({ type: 'check-started' })) return
  for (const delay of CHECK_DELAYS_MS) {
    await new Promise<void>((resolve) => clock.after(delay, resolve))
    const { status } = await cart.refresh()
    // A failed read proves nothing.
    if (status !== 'ready') continue
    const now = cart.serverCart()
    const isSame = now?.cart_id === cartId && now.recipients.length > 0
    // Neither does another shopper's cart: the session has ended, or someone else has signed in.
    const isOthers = custId !== undefined && (now?.cust_id || null) !== custId
    if (now?.cart_id !== cartId && isOthers) continue
    const type = isSame ? 'cart-unchanged' : 'cart-gone'
    if (!tell({ type, at: clock.now().getTime() })) return
  }
  tell({ type: 'checks-exhausted' })
}
