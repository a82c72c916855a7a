import { useLayoutEffect, useState } from 'react'
import { useStore } from './StoreProvider'

const MINUTE_MS = 60_000

/**
 * Now by the store's clock, in milliseconds since 1970; it moves on as each minute begins, when the server's
 * clock corrects it, and when a page comes back that was hidden, whose timers the browser may have held.
 * Null on a server, and until the first commit, which is never painted.
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
      // Each is aimed at the next full minute, so that late timers do not add up.
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
