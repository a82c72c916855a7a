import { useEffect, useRef } from 'react'
import { goTo, keepPlace, readPlace } from './listPlace'

/**
 * When the shopper returns to a list, loads as much of it as they had loaded, then scrolls to where they were. With
 * `hasMore`, `loadMore` can be called; it resolves to what it has added. `isSettled` is false while the list loads.
 */
export function useLoadedPlace(
  count: number,
  isSettled: boolean,
  hasMore: boolean,
  loadMore: () => Promise<readonly unknown[]>,
): void {
  const latest = useRef(count)
  useEffect(() => {
    latest.current = count
  }, [count])
  useEffect(() => {
    const keep = () => {
      if (latest.current > 0) keepPlace(latest.current)
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])

  const wanted = useRef(readPlace)
  const isLoading = useRef(false)
  useEffect(() => {
    const place = isSettled ? wanted.current() : null
    if (!place) return
    const end = () => {
      wanted.current = () => null
      goTo(place)
    }
    if (count >= place.shown || !hasMore) end()
    // StrictMode runs effects twice.
    else if (!isLoading.current) {
      isLoading.current = true
      void loadMore().then((added) => {
        isLoading.current = false
        if (added.length === 0) end()
      })
    }
  }, [count, isSettled, hasMore, loadMore])
}
