import { useEffect } from 'react'

/** Reads what is shown, and again on focus of the window. */
export function useFetch(read: () => unknown): void {
  useEffect(() => void read(), [read])
  useRefetchOnWindowFocus(read)
}

/** Reads again whenever the page is looked at again: another tab may have changed meanwhile what is shown. */
export function useRefetchOnWindowFocus(read: () => unknown): void {
  useEffect(() => {
    const onVisibility = () => {
      // What is there is not given up because a device that wakes has no connection yet.
      if (document.visibilityState === 'visible' && navigator.onLine) void read()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [read])
}
