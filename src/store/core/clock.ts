import { type Clock, deviceClock } from '../../api/client/clock'

/** A clock from what `createStore` was given: a whole one, or a function that says what time it is. */
export const clockOf = (given: Clock | (() => Date) | undefined): Clock =>
  typeof given === 'function' ? { ...deviceClock, now: given } : (given ?? deviceClock)

/** Runs a task each time so many milliseconds have passed; returns how to end that. */
export function every(clock: Clock, ms: number, task: () => void): () => void {
  let end = clock.after(ms, run)
  function run() {
    end = clock.after(ms, run)
    task()
  }
  return () => end()
}
