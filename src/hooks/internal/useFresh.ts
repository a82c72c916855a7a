import { useEffect } from 'react'

/** Reads what is shown, and again whenever the page is looked at again. */
export function useFresh(read: () => unknown): void {
  useEffect(() => void read(), [read])
  useSeenAgain(read)
}

/** Reads whenever the page is looked at again: another tab may have changed meanwhile what is shown. */
export function useSeenAgain(read: () => unknown): void {
  useEffect(() => {
    const onVisibility = () => {
      // What is there is not given up because a device that wakes has no connection yet.
      if (document.visibilityState === 'visible' && navigator.onLine) void read()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [read])
}
