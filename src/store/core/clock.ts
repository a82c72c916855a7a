/** What a store measures time by: now, and what happens later. Tests give it one that they advance. */
export interface Clock {
  now(): Date
  /** Runs a task after so many milliseconds; returns how to call it off. */
  after(ms: number, task: () => void): () => void
}

/** The clock of the device. */
export const deviceClock: Clock = {
  now: () => new Date(),
  after(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}

/** A clock from what `createStore` was given: a whole one, or a function that says what time it is. */
export const clockOf = (given: Clock | (() => Date) | undefined): Clock =>
  typeof given === 'function' ? { ...deviceClock, now: given } : (given ?? deviceClock)
