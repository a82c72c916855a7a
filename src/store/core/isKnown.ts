import type { StoreContext } from './context'

/**
 * Whether the cart that is known is the server's: one whose last reading failed is read once more, so
 * that nothing is corrected that is right already.
 */
export const isKnown = ({ cart, state }: StoreContext): Promise<boolean> =>
  state.cartFacts.isReadFailed ? cart.refresh() : Promise.resolve(true)
