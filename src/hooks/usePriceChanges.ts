import type { PriceChange } from '../domain/line/priceChanges'
import { cartActions } from '../store/cart/actions'
import { useStateSelector } from './useCartSelector'

/**
 * The lines that have another price than when the shopper last saw them, until they have read it.
 *
 * @example
 * const changes = usePriceChanges()
 * return changes.length > 0 ? <p>{changes.length} prices have changed.</p> : null
 */
export function usePriceChanges(): readonly PriceChange[] {
  return useStateSelector(({ slot }) => slot(cartActions).priceChanges)
}
