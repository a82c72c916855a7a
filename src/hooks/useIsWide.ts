import { useSyncExternalStore } from 'react'

/** From here on a window is no phone's. */
const WIDE = '(min-width: 480px)'

/**
 * Whether the window is wider than a phone; what a server renders is for a phone.
 *
 * @example
 * const limit = useIsWide() ? 8 : 4
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}

function listen(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
