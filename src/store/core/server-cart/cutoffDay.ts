import { subscribe } from 'valtio/vanilla'
import { isoDay } from '../../../domain/calendar'
import { todayInChicago } from '../../../domain/chicago'
import { every } from '../clock'
import type { StoreContext } from '../context'

const MINUTE_MS = 60_000

/**
 * Ends a passed cutoff with its day in Chicago, because no answer arrives at midnight (reliability §10). While
 * one has passed, looks every minute, since timers stop while a device sleeps, and when the page becomes visible.
 */
export function startCutoffDay({ state, clock, now }: StoreContext): () => void {
  const { cartFacts } = state
  let stop: (() => void) | null = null

  function look(): void {
    if (cartFacts.passedCutoff && cartFacts.cutoffDay !== isoDay(todayInChicago(now())))
      cartFacts.passedCutoff = false
  }

  function follow(): void {
    if (cartFacts.passedCutoff === (stop !== null)) return
    stop?.()
    stop = cartFacts.passedCutoff ? every(clock, MINUTE_MS, look) : null
  }

  const end = subscribe(cartFacts, follow)
  follow()
  globalThis.addEventListener?.('visibilitychange', look)
  return () => {
    end()
    stop?.()
    globalThis.removeEventListener?.('visibilitychange', look)
  }
}
