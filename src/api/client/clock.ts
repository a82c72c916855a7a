/** The source of time for a client and a store: the current time, and timers. Tests use one that they advance. */
export interface Clock {
  now(): Date
  /** Runs a task after `ms` milliseconds; returns a cancel function. */
  after(ms: number, task: () => void): () => void
}

/** The device's clock. */
export const deviceClock: Clock = {
  now: () => new Date(),
  after(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}
