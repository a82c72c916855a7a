import { useEffect, useRef } from 'react'
import type { StoreEventName, StoreListener } from '../store/core/events'
import { useStore } from './StoreProvider'

/**
 * Calls a listener on each event while the component is mounted.
 *
 * @example
 * useStoreEvent('item-out-of-stock', ({ lineId }) => highlight(lineId))
 */
export function useStoreEvent<TName extends StoreEventName>(
  name: TName,
  listener: StoreListener<TName>,
): void {
  const { events } = useStore()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => events.on(name, (detail) => latest.current(detail)), [events, name])
}
