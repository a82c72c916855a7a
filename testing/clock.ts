/** Time as a store takes it: now, and timers that fire by the same clock. */
export interface Clock {
  now(): Date
  /** Runs a task after so many milliseconds; the result is for `clearTimeout`. */
  setTimeout(task: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

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
    setTimeout(task, ms) {
      const timer = { at: now + Math.max(0, ms), task }
      timers.add(timer)
      return timer
    },
    clearTimeout: (timer) => void timers.delete(timer as Timer),
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
