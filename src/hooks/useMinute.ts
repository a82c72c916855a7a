import { useLayoutEffect, useState } from 'react'
import { useStore } from './StoreProvider'

const MINUTE_MS = 60_000

/**
 * The current time by the store's clock, in milliseconds since 1970. Updates at each full minute, when the
 * server corrects the clock, and when a hidden page becomes visible, since browsers delay its timers.
 * Null on a server and until the first commit, which is never painted.
 *
 * @example
 * const minute = useMinute()
 * return minute !== null && <time>{new Date(minute).toLocaleTimeString()}</time>
 */
export function useMinute(): number | null {
  const store = useStore()
  const [now, setNow] = useState<number | null>(null)
  useLayoutEffect(() => {
    let callOff = () => {}
    const read = () => {
      const time = store.now().getTime()
      callOff()
      // Always aim at the next full minute, so that delays do not accumulate.
      callOff = store.clock.after(MINUTE_MS - (time % MINUTE_MS), read)
      setNow(time)
    }
    read()
    const end = store.onClockCorrected(read)
    document.addEventListener('visibilitychange', read)
    return () => {
      end()
      callOff()
      document.removeEventListener('visibilitychange', read)
    }
  }, [store])
  return now
}
