import type { StoreContext } from './context'

/**
 * Whether the known cart is the server's. Rereads the cart if its last read failed, so that nothing already
 * correct gets corrected.
 */
export async function isKnown({ cart, state }: StoreContext): Promise<boolean> {
  return !state.cartFacts.isReadFailed || (await cart.refresh()).status === 'ready'
}
