import type { Clock } from '../src/api/client/clock'

/** A clock that a test moves, while the browser's own timers go on. */
export interface FakeClock extends Clock {
  /** Moves it by so many milliseconds, and runs what is due on the way, in its order. */
  advance(ms: number): Promise<void>
}

interface Timer {
  at: number
  task: () => void
  /** The browser's timer, where time also passes by itself. */
  real?: ReturnType<typeof setTimeout>
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

/** A clock that starts at an instant, as ISO text, and stands still until a test moves it. */
export const fakeClock = (start: string): FakeClock => movableClock(() => Date.parse(start), false)

/**
 * A clock whose timers also fire by themselves, as somebody may look on. Its time of day is `today` and
 * what it was moved by.
 */
export const runningClock = (today: () => number): FakeClock => movableClock(today, true)

function movableClock(today: () => number, isRunning: boolean): FakeClock {
  let moved = 0
  const timers = new Set<Timer>()
  const passed = () => moved + (isRunning ? performance.now() : 0)
  const next = () => [...timers].sort((a, b) => a.at - b.at)[0]

  function callOff(timer: Timer) {
    clearTimeout(timer.real)
    timers.delete(timer)
  }
  function fire(timer: Timer) {
    callOff(timer)
    timer.task()
  }
  function start(timer: Timer) {
    clearTimeout(timer.real)
    if (isRunning) timer.real = setTimeout(() => fire(timer), timer.at - passed())
  }
  const moveTo = (time: number) => {
    moved += Math.max(0, time - passed())
  }

  return {
    now: () => new Date(today() + moved),
    after(ms, task) {
      const timer: Timer = { at: passed() + Math.max(0, ms), task }
      timers.add(timer)
      start(timer)
      return () => callOff(timer)
    },
    async advance(ms) {
      const [from, until] = [moved, passed() + ms]
      // What just happened may set timers in a moment.
      await turn()
      for (let due = next(); due && due.at <= until; due = next()) {
        moveTo(due.at)
        fire(due)
        // What the task set off may set timers of its own, within the same time.
        await turn()
      }
      moveTo(until)
      // The time of day is moved by all of it, however long this took.
      moved = Math.max(moved, from + ms)
      timers.forEach(start)
    },
  }
}
