import { useEffect } from 'react'
import { catalogueActions } from '../store/offer/actions'
import type { ViewedItem } from '../store/offer/state'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

export interface UseRecentlyViewedResult {
  /** Newest first, at most four. */
  items: readonly ViewedItem[]
  /** Remembers that an item was viewed. */
  remember(item: ViewedItem): void
}

/**
 * What the shopper viewed last, on this device and by the server's memory (specification §5).
 *
 * @example
 * const { items } = useRecentlyViewed()
 */
export function useRecentlyViewed(): UseRecentlyViewedResult {
  const store = useStore()
  const { loadRecentlyViewed, rememberViewed } = store.use(catalogueActions)
  const items = useStateSelector(({ slot }) => slot(catalogueActions).recentlyViewed)
  useEffect(() => void loadRecentlyViewed(), [loadRecentlyViewed])

  return { items, remember: rememberViewed }
}
