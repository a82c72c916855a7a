import { useEffect } from 'react'
import { later } from '../store/core/lazyActions'
import type { ViewedItem } from '../store/core/state'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useSelector'

const catalogueVerbs = later('catalogueActions', {
  loadRecentlyViewed: [],
  rememberViewed: undefined,
})

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
  const { loadRecentlyViewed, rememberViewed } = store.use(catalogueVerbs)
  const items = useStateSelector((state) => state.recentlyViewed)
  useEffect(() => void loadRecentlyViewed(), [loadRecentlyViewed])

  return { items, remember: (item) => void rememberViewed(item) }
}
