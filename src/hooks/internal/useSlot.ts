import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio'
import type { SlotDefinition } from '../../store/core/slot'
import { useStore } from '../StoreProvider'

/**
 * One of the small slots of a store's state, such as the promo code's. The component re-renders whenever anything in
 * the slot changes.
 */
export function useSlot<TSlot extends object>(definition: SlotDefinition<TSlot>): Snapshot<TSlot> {
  const { slot, first } = useStore()
  return useSnapshot(slot(definition), first.slot(definition))
}

/** What is known about the cart beside its contents, such as whether it is loaded. */
export function useCartFacts() {
  const { state, first } = useStore()
  return useSnapshot(state.cartFacts, first.state.cartFacts)
}

/** The current values; those at the start while the server's HTML is hydrated, which can be later than the first read. */
function useSnapshot<T extends object>(current: T, first: T): Snapshot<T> {
  const read = useCallback(() => snapshot(current), [current])
  const listen = useCallback((listener: () => void) => subscribe(current, listener), [current])
  return useSyncExternalStore(listen, read, () => first as Snapshot<T>)
}
