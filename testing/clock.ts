import type { Clock } from '../src/store/core/clock'

/** A clock that stands still until a test moves it, while the browser's own timers go on. */
export interface FakeClock extends Clock {
  /** Moves it by so many milliseconds, and runs what is due on the way, in its order. */
  advance(ms: number): Promise<void>
}

interface Timer {
  at: number
  task: () => void
}

/** Starts a clock at an instant, as ISO text. */
export function fakeClock(start: string): FakeClock {
  let now = Date.parse(start)
  const timers = new Set<Timer>()
  const next = (until: number) =>
    [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]

  return {
    now: () => new Date(now),
    after(ms, task) {
      const timer: Timer = { at: now + Math.max(0, ms), task }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    async advance(ms) {
      const until = now + ms
      for (let due = next(until); due; due = next(until)) {
        timers.delete(due)
        now = due.at
        due.task()
        // What the task set off may set timers of its own, within the same time.
        await new Promise((resolve) => setTimeout(resolve))
      }
      now = until
    },
  }
}
