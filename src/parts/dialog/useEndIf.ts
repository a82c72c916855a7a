import { useEffect } from 'react'

/** Ends a dialog whose subject no longer exists, as when it was removed in another tab, or never did. */
export function useEndIf(isGone: boolean, end: (choice: null) => void): void {
  useEffect(() => {
    if (isGone) end(null)
  }, [isGone, end])
}
