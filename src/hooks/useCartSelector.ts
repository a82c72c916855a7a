import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react'
import type { Cart } from '../domain/schema/entities'
import type { Store } from '../store/core/createStore'
import { CART_KEY, shipmentKey } from '../store/core/pending'
import { structuralShare } from '../store/core/server-cart/structuralShare'
import { listenTo } from './internal/listenTo'
import { useStore } from './StoreProvider'

/** What a selector reads: the state, and the parts of it that features bring. */
export type StateView = Pick<Store, 'state' | 'slot'>

type IsEqual<T> = (a: T, b: T) => boolean

/**
 * One value out of the whole state. The component renders again when the value changes: by identity,
 * or by `isEqual` where a selector makes a new object each time.
 */
export function useStateSelector<T>(
  select: (view: StateView) => T,
  isEqual: IsEqual<T> = Object.is,
  /** Narrows what is listened for: the key of a line, of a shipment, of the cart. */
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

/** The value that was seen first stays, so that an equal one renders nothing. */
function keep<T>(last: RefObject<Kept<T>>, value: T, isEqual: IsEqual<T>): T {
  if (!last.current || !isEqual(last.current.value, value)) last.current = { value }
  return last.current.value
}

/**
 * One value out of the cart, compared by identity: what did not change renders nothing (design §4).
 * With the id of a shipment, it is looked at again only when that one changes, or the cart around all.
 */
export function useCartSelector<T>(
  select: (cart: Cart | null) => T,
  isEqual?: IsEqual<T>,
  shipmentId?: number,
): T {
  const key = shipmentId === undefined ? CART_KEY : shipmentKey(shipmentId)
  return useStateSelector(({ state }) => select(state.cart), isEqual, key)
}

/** Whether two values say the same, part by part; what is shared is the same at a glance. */
export const isSame = <T>(a: T, b: T): boolean => structuralShare(a, b) === a
