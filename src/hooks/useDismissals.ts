import { dismissalActions } from '../store/offer/dismissals'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

export interface UseDismissalsResult {
  /** Whether the shopper has hidden the offer with this id in this tab. */
  isDismissed(id: string): boolean
  /** Hides an offer until the tab is closed. */
  dismiss(id: string): void
}

/**
 * Offers that the shopper has hidden in this tab.
 *
 * @example
 * const { isDismissed, dismiss } = useDismissals()
 * return !isDismissed('spring') && <button onClick={() => dismiss('spring')}>Hide</button>
 */
export function useDismissals(): UseDismissalsResult {
  const { dismiss } = useStore().use(dismissalActions)
  const ids = useStateSelector(({ slot }) => slot(dismissalActions).ids)
  return { isDismissed: (id) => ids.includes(id), dismiss }
}
