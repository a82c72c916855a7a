import { useCallback, useEffect, useState } from 'react'
import { recipeActions } from '../store/recipe/recipes'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

/** A timer that was started for a step. */
export interface StepTimer {
  /** Zero-based index of the step. */
  readonly step: number
  /** Milliseconds left, never negative. */
  readonly leftMs: number
}

export interface UseRecipeTimersResult {
  /** The timers of this recipe. */
  timers: readonly StepTimer[]
  /** Starts the timer of a zero-based step, or restarts it. */
  startTimer(step: number, minutes: number): void
  /** Removes a timer, whether it is running or done. */
  stopTimer(step: number): void
}

const MINUTE_MS = 60_000
const SECOND_MS = 1000

/**
 * The timers of a recipe, by the device's clock, which the server does not correct. They keep running while other
 * steps are shown, and while the page is hidden. With `isTicking`, re-renders every second.
 *
 * @example
 * const { timers, startTimer } = useRecipeTimers('ribeye', { isTicking: true })
 * return <button onClick={() => startTimer(0, 5)}>{timers[0] ? timers[0].leftMs / 1000 : 'Start'}</button>
 */
export function useRecipeTimers(
  recipeId: string,
  { isTicking = false }: { isTicking?: boolean } = {},
): UseRecipeTimersResult {
  const store = useStore()
  const actions = store.use(recipeActions)
  const all = useStateSelector(({ slot }) => slot(recipeActions).timers)
  const [, setNow] = useState(0)
  const now = store.clock.now().getTime()
  const timers = all
    .filter((one) => one.recipeId === recipeId)
    .map(({ step, endsAt }) => ({ step, leftMs: Math.max(0, endsAt - now) }))
  const left = timers.map(({ leftMs }) => leftMs).filter((ms) => ms > 0)
  // The next time at which the display changes.
  const due = now + Math.min(...left.map((ms) => (isTicking ? ms % SECOND_MS || SECOND_MS : ms)))

  useEffect(() => {
    if (!Number.isFinite(due)) return
    let callOff = () => {}
    const look = () => {
      callOff()
      const now = store.clock.now().getTime()
      // A timer can fire slightly before the clock reaches its time.
      if (now < due) callOff = store.clock.after(due - now, look)
      else setNow(now)
    }
    look()
    // Browsers delay the timers of a hidden page.
    document.addEventListener('visibilitychange', look)
    return () => {
      callOff()
      document.removeEventListener('visibilitychange', look)
    }
  }, [due, store])

  return {
    timers,
    startTimer: useCallback(
      (step, minutes) =>
        actions.startTimer({
          recipeId,
          step,
          endsAt: store.clock.now().getTime() + minutes * MINUTE_MS,
        }),
      [actions, recipeId, store],
    ),
    stopTimer: useCallback((step) => actions.stopTimer(recipeId, step), [actions, recipeId]),
  }
}
