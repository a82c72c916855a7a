import { useEffect, useMemo } from 'react'
import { viewedLast } from '../domain/offer/recentlyViewed'
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
 * The items that the shopper viewed last, on this device and according to the server (specification §5).
 *
 * @example
 * const { items } = useRecentlyViewed()
 */
export function useRecentlyViewed(): UseRecentlyViewedResult {
  const store = useStore()
  const { loadRecentlyViewed, rememberViewed } = store.use(catalogueActions)
  const here = useStateSelector(({ slot }) => slot(catalogueActions).recentlyViewed)
  const elsewhere = useStateSelector(({ slot }) => slot(catalogueActions).viewedElsewhere)
  const items = useMemo(() => viewedLast(here, elsewhere), [here, elsewhere])
  useEffect(() => void loadRecentlyViewed(), [loadRecentlyViewed])

  return { items, remember: rememberViewed }
}
