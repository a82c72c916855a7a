import { useCallback, useSyncExternalStore } from 'react'

/** Windows from this width up are not phones. */
const PHONE_PX = 480

/** The usual text size of a browser. */
const TEXT_PX = 16

/**
 * Whether the window is at least `fromPx` CSS pixels wide, or wider in proportion if the browser's text is larger; by
 * default, wider than a phone. False on a server, which renders for phones.
 *
 * @example
 * const limit = useIsWide() ? 8 : 4
 */
export function useIsWide(fromPx = PHONE_PX): boolean {
  const wide = `(min-width: ${fromPx / TEXT_PX}em)`
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
