import type { Clock } from '../src/api/client/clock'

/** A clock that a test advances, while the browser's own timers continue. */
export interface FakeClock extends Clock {
  /** Advances it by a number of milliseconds, and runs the timers that are due, in order. */
  advance(ms: number): Promise<void>
}

interface Timer {
  at: number
  task: () => void
  /** The browser's timer, with which time also passes by itself. */
  real?: ReturnType<typeof setTimeout>
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

/** A clock that starts at an instant, as ISO text, and only moves when a test moves it. */
export const fakeClock = (start: string): FakeClock => movableClock(() => Date.parse(start), false)

/**
 * A clock whose timers also fire by themselves, for stories that a person is watching. Its time of day is
 * `today` plus the advanced time.
 */
export const runningClock = (today: () => number): FakeClock => movableClock(today, true)

function movableClock(today: () => number, isRunning: boolean): FakeClock {
  /** The milliseconds by which timers were advanced, and the time of day. */
  let [moved, day] = [0, 0]
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
    now: () => new Date(today() + day),
    after(ms, task) {
      const timer: Timer = { at: passed() + Math.max(0, ms), task }
      timers.add(timer)
      start(timer)
      return () => callOff(timer)
    },
    async advance(ms) {
      const [begun, from] = [passed(), day]
      const until = begun + ms
      // The last action may set timers in a later task.
      await turn()
      for (let due = next(); due && due.at <= until; due = next()) {
        moveTo(due.at)
        // Advanced as far as its timers, so that each fires at its time of day.
        day = from + Math.min(ms, passed() - begun)
        fire(due)
        // Its effects may set further timers within the same period.
        await turn()
      }
      moveTo(until)
      day = from + ms
      timers.forEach(start)
    },
  }
}
