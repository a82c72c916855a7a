import { useCallback, useSyncExternalStore } from 'react'

/** From here on a window is no phone's. */
const PHONE_PX = 480

/**
 * Whether the window has a width in CSS pixels, that of no phone unless given; what a server renders is for a
 * phone.
 *
 * @example
 * const limit = useIsWide() ? 8 : 4
 */
export function useIsWide(fromPx = PHONE_PX): boolean {
  const wide = `(min-width: ${fromPx}px)`
  const listen = useCallback(
    (listener: () => void) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [wide],
  )
  return useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  )
}
