/** How many items are kept for later listeners. */
const KEPT = 20

/** Passes items to its listeners; keeps those that come before a listener, up to a limit. */
export interface Relay<T> {
  push(item: T): void
  /** Adds a listener, and passes it the kept items immediately. */
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
