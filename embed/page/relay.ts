/** How many are kept for listeners that are still to come. */
const KEPT = 20

/** Hands things to its listeners; what comes before them is kept, and what is too much is dropped. */
export interface Relay<T> {
  push(item: T): void
  /** Adds a listener, who hears at once what was kept. */
  take(listener: (item: T) => void): void
}

export function createRelay<T>(): Relay<T> {
  const kept: T[] = []
  const listeners: ((item: T) => void)[] = []
  return {
    push(item) {
      if (kept.length < KEPT) kept.push(item)
      for (const listener of listeners) listener(item)
    },
    take(listener) {
      listeners.push(listener)
      kept.forEach(listener)
    },
  }
}
