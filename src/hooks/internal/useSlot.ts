import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio'

/**
 * One of the small slots of a store's state, such as `store.state.promo`. The component re-renders
 * whenever anything in the slot changes.
 */
export function useSlot<TSlot extends object>(slot: TSlot): Snapshot<TSlot> {
  const read = useCallback(() => snapshot(slot), [slot])
  const listen = useCallback((listener: () => void) => subscribe(slot, listener), [slot])
  return useSyncExternalStore(listen, read, read)
}
