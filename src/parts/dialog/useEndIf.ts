import { useEffect } from 'react'

/** Ends a dialog whose matter is not there any more: removed in another tab, or never there. */
export function useEndIf(isGone: boolean, end: (choice: null) => void): void {
  useEffect(() => {
    if (isGone) end(null)
  }, [isGone, end])
}
