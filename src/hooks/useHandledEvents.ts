import { useEffect } from 'react'
import type { StoreEventName } from '../store/core/events'
import { useStore } from './StoreProvider'

/** How many parts of a page show an event in its own place, by store and name. */
export const tellers = new WeakMap<object, Map<StoreEventName, number>>()

/**
 * Says, for the life of a component, that it shows these events where they belong: a cart shows what
 * is sold out on its line. Nobody else asks about them then. Give it a list that stays the same.
 */
export function useHandledEvents(names: readonly StoreEventName[]): void {
  const store = useStore()
  useEffect(() => {
    const counts = tellers.get(store) ?? new Map<StoreEventName, number>()
    tellers.set(store, counts)
    const count = (step: number) => {
      for (const name of names) counts.set(name, (counts.get(name) ?? 0) + step)
    }
    count(1)
    return () => count(-1)
  }, [store, names])
}
