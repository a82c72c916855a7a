import { isoDay } from '../../../domain/calendar'
import { todayInChicago } from '../../../domain/chicago'
import { every } from '../clock'
import type { StoreContext } from '../context'

const MINUTE_MS = 60_000

/**
 * Ends a passed cutoff with its day in Chicago, because no answer arrives at midnight (reliability §10).
 * Timers stop while a device sleeps, so it looks every minute, and when the page becomes visible.
 */
export function startCutoffDay({ state, clock, now }: StoreContext): () => void {
  const { cartFacts } = state
  const check = () => {
    if (cartFacts.passedCutoff && cartFacts.cutoffDay !== isoDay(todayInChicago(now())))
      cartFacts.passedCutoff = false
  }
  const stop = every(clock, MINUTE_MS, check)
  globalThis.addEventListener?.('visibilitychange', check)
  return () => {
    stop()
    globalThis.removeEventListener?.('visibilitychange', check)
  }
}
