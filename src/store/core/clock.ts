import { type Clock, deviceClock } from '../../api/client/clock'

export { withinTime } from '../../api/client/withinLimit'

/** Turns the `clock` option of `createStore`, a clock or a function that returns the time, into a clock. */
export const clockOf = (given: Clock | (() => Date) | undefined): Clock =>
  typeof given === 'function' ? { ...deviceClock, now: given } : (given ?? deviceClock)

/** Runs a task every `ms` milliseconds; returns a function that stops it. */
export function every(clock: Clock, ms: number, task: () => void): () => void {
  let end = clock.after(ms, run)
  function run() {
    end = clock.after(ms, run)
    task()
  }
  return () => end()
}
