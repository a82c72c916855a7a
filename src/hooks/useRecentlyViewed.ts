import { useEffect } from 'react'
import { catalogueActions } from '../store/catalogue'
import type { ViewedItem } from '../store/state'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useSelector'

export interface UseRecentlyViewedResult {
  /** Newest first, at most four. */
  items: readonly ViewedItem[]
  /** Remembers that an item was looked at. */
  remember(item: ViewedItem): void
}

/**
 * What the shopper looked at last, on this device and by the server's memory (specification §5).
 *
 * @example
 * const { items } = useRecentlyViewed()
 */
export function useRecentlyViewed(): UseRecentlyViewedResult {
  const store = useStore()
  const { loadRecentlyViewed, rememberViewed } = store.use(catalogueActions)
  const items = useStateSelector((state) => state.recentlyViewed)
  useEffect(() => void loadRecentlyViewed(), [loadRecentlyViewed])

  return { items, remember: rememberViewed }
}
