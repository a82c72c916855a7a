import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react'
import type { Cart } from '../domain/schema/entities'
import type { Store } from '../store/core/createStore'
import { CART_KEY, shipmentKey } from '../store/core/pending'
import { structuralShare } from '../store/core/server-cart/structuralShare'
import { listenTo } from './internal/listenTo'
import { useStore } from './StoreProvider'

/** What a selector reads: the state, and the slots that features add. */
export type StateView = Pick<Store, 'state' | 'slot'>

/** Whether a selected value counts as unchanged. */
export type IsEqual<T> = (a: T, b: T) => boolean

/**
 * Selects one value from the whole state. The component re-renders when the value changes, by identity
 * or by `isEqual` if the selector creates a new object each time.
 */
export function useStateSelector<T>(
  select: (view: StateView) => T,
  isEqual: IsEqual<T> = Object.is,
  /** Narrows the subscription: the key of a line, of a shipment, of the cart. */
  key?: string,
): T {
  const store = useStore()
  const last = useRef<Kept<T>>(null)
  const first = useRef<Kept<T>>(null)
  const listen = useCallback((listener: () => void) => listenTo(store, listener, key), [store, key])
  return useSyncExternalStore(
    listen,
    () => keep(last, select(store), isEqual),
    () => keep(first, select(store.first), isEqual),
  )
}

type Kept<T> = { value: T } | null

/** Keeps the earlier of two equal values, so that an equal one does not re-render. */
function keep<T>(last: RefObject<Kept<T>>, value: T, isEqual: IsEqual<T>): T {
  if (!last.current || !isEqual(last.current.value, value)) last.current = { value }
  return last.current.value
}

/**
 * Selects one value from the cart, by default compared by identity, so unchanged values do not re-render
 * (design §4). With a shipment's id, runs again only when that shipment or cart-wide data changes.
 */
export function useCartSelector<T>(
  select: (cart: Cart | null) => T,
  isEqual?: IsEqual<T>,
  shipmentId?: number,
): T {
  const key = shipmentId === undefined ? CART_KEY : shipmentKey(shipmentId)
  return useStateSelector(({ state }) => select(state.cart), isEqual, key)
}

/** Whether two values are deeply equal; shared references are compared by identity. */
export const isSame = <T>(a: T, b: T): boolean => structuralShare(a, b) === a
