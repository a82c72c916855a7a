import { useLayoutEffect, useRef } from 'react'
import type { StoreEventName, StoreEvents, StoreListener } from '../store/core/events'
import { useStore } from './StoreProvider'

/** How many components show an event themselves, by store and event. */
const handlers = new WeakMap<object, Map<StoreEventName, number>>()

/**
 * Declares, while the component is mounted, that it shows these events itself: the cart marks a line
 * as sold out. `useUnhandledEvents` then skips them. Pass a list that keeps its identity.
 *
 * @example
 * const NAMES = ['item-out-of-stock'] as const
 * useHandledEvents(NAMES)
 */
export function useHandledEvents(names: readonly StoreEventName[]): void {
  const store = useStore()
  useLayoutEffect(() => handleEvents(store, names), [store, names])
}

/** Like `useHandledEvents`, for a process that can outlive its component; returns a function that ends it. */
export function handleEvents(store: object, names: readonly StoreEventName[]): () => void {
  const counts = handlers.get(store) ?? new Map<StoreEventName, number>()
  handlers.set(store, counts)
  const count = (step: number) => {
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + step)
  }
  count(1)
  return () => count(-1)
}

/** A listener for some of the store's events, by name. */
export type StoreListeners = { readonly [K in StoreEventName]?: StoreListener<K> }

/**
 * Listens to the events that no component on the page handles; see `useHandledEvents`.
 *
 * @example
 * useUnhandledEvents({ 'item-out-of-stock': ({ lineId }) => ask('item-out-of-stock', { lineId }) })
 */
export function useUnhandledEvents(listeners: StoreListeners): void {
  const store = useStore()
  const latest = useRef(listeners)
  useLayoutEffect(() => {
    latest.current = listeners
  })
  useLayoutEffect(
    () =>
      store.events.onAny((name, detail) => {
        if ((handlers.get(store)?.get(name) ?? 0) > 0) return
        // The listener of a name takes the detail of that name.
        const listener = latest.current[name] as StoreListener<typeof name> | undefined
        listener?.(detail as StoreEvents[typeof name] & never)
      }),
    [store],
  )
}
