import type { PriceChange } from '../domain/line/priceChanges'
import { cartActions } from '../store/cart/actions'
import { useStateSelector } from './useCartSelector'

/**
 * Lines whose price has changed since the shopper last saw them, until the change is dismissed.
 *
 * @example
 * const changes = usePriceChanges()
 * return changes.length > 0 ? <p>{changes.length} prices have changed.</p> : null
 */
export function usePriceChanges(): readonly PriceChange[] {
  return useStateSelector(({ slot }) => slot(cartActions).priceChanges)
}
