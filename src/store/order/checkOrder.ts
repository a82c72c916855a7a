import { CHECK_DELAYS_MS, type OrderEvent } from '../../domain/checkout/orderMachine'
import type { StoreContext } from '../core/context'

/**
 * Looks for an order whose answer was lost, by its cart alone: a cart that is gone became an order, one that
 * stays as it was did not. `tell` says whether the order is still looked for. Source: reliability §5.
 */
// Assumption: a cart that was ordered is gone or empty, or another one; the specification has no call
// for the status of an order.
export async function checkOrder(
  { cart, clock }: StoreContext,
  cartId: number,
  tell: (event: OrderEvent) => boolean,
): Promise<void> {
  if (!tell({ type: 'check-started' })) return
  for (const delay of CHECK_DELAYS_MS) {
    await new Promise<void>((resolve) => clock.after(delay, resolve))
    const { status } = await cart.refresh()
    // A read that failed says nothing.
    if (status !== 'ready') continue
    const now = cart.serverCart()
    const isSame = now?.cart_id === cartId && now.recipients.length > 0
    const type = isSame ? 'cart-unchanged' : 'cart-gone'
    if (!tell({ type, at: clock.now().getTime() })) return
  }
  tell({ type: 'checks-exhausted' })
}
