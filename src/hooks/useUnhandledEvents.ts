import { useEffect, useRef } from 'react'
import type { StoreEventName, StoreEvents, StoreListener } from '../store/core/events'
import { useStore } from './StoreProvider'
import { tellers } from './useHandledEvents'

type Listeners = { readonly [K in StoreEventName]?: StoreListener<K> }

/**
 * Hears the events that nothing on the page shows in its own place.
 *
 * @example
 * useUnhandledEvents({ 'item-out-of-stock': ({ lineId }) => ask('item-out-of-stock', { lineId }) })
 */
export function useUnhandledEvents(listeners: Listeners): void {
  const store = useStore()
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(
    () =>
      store.events.onAny((name, detail) => {
        if ((tellers.get(store)?.get(name) ?? 0) > 0) return
        // The listener of a name takes the detail of that name.
        const listener = latest.current[name] as StoreListener<typeof name> | undefined
        listener?.(detail as StoreEvents[typeof name] & never)
      }),
    [store],
  )
}
