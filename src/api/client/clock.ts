/** What a client and a store measure time by: now, and what happens later. Tests advance one. */
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
