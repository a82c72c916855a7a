import { useEffect } from 'react'
import { useStoreEvent } from '../useStoreEvent'

/** Fetches on mount, and again when a customer signs in and when the page becomes visible. */
export function useFetch(read: () => unknown): void {
  useEffect(() => void read(), [read])
  useStoreEvent('signed-in', () => void read())
  useRefetchOnWindowFocus(read)
}

/** Refetches when the page becomes visible again: another tab may have changed the data in the meantime. */
export function useRefetchOnWindowFocus(read: () => unknown): void {
  useEffect(() => {
    const onVisibility = () => {
      // A device that wakes up may not have a connection yet; keep the data instead of a failed read.
      if (document.visibilityState === 'visible' && navigator.onLine) void read()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [read])
}
