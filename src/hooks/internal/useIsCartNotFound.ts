import { useStore } from '../StoreProvider'
import { useSlot } from './useSlot'

/**
 * Whether the server does not know the cart. It reads none itself: what is drawn because a read has failed
 * would otherwise begin the next one, fail, and be drawn again.
 */
export function useIsCartNotFound(): boolean {
  return useSlot(useStore().state.cartFacts).isNotFound
}
