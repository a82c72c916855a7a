import type { StoreContext } from './context'

/**
 * Whether the cart that is known is the server's: one whose last reading failed is read once more, so
 * that nothing is corrected that is right already.
 */
export async function isKnown({ cart, state }: StoreContext): Promise<boolean> {
  return !state.cartFacts.isReadFailed || (await cart.refresh()).status === 'ready'
}
