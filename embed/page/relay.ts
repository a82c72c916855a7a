/** How many are kept for a listener that is still to come. */
const KEPT = 20

/** Hands things to one listener; what comes before it is kept, and what is too much is dropped. */
export interface Relay<T> {
  push(item: T): void
  /** Names the listener, who hears at once what was kept. */
  take(listener: (item: T) => void): void
}

export function createRelay<T>(): Relay<T> {
  const kept: T[] = []
  let listener = (item: T) => {
    if (kept.length < KEPT) kept.push(item)
  }
  return {
    push: (item) => listener(item),
    take(next) {
      listener = next
      for (const item of kept.splice(0)) next(item)
    },
  }
}
