import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Cart } from '../domain/entities'
import { initialState, type State } from '../store/state'
import { listenTo } from './listenTo'
import { useStore } from './StoreProvider'

/** What a server renders, and a page before anything was read. */
const FIRST = initialState()

type IsEqual<T> = (a: T, b: T) => boolean

/**
 * One value out of the whole state. The component renders again when the value changes: by identity,
 * or by `isEqual` where a selector makes a new object each time.
 */
export function useStateSelector<T>(
  select: (state: State) => T,
  isEqual: IsEqual<T> = Object.is,
  /** Narrows what is listened to; it must not change from one time to the next. */
  listenWith = listenTo,
): T {
  const { state } = useStore()
  const last = useRef<{ value: T } | null>(null)
  const listen = useCallback(
    (listener: () => void) => listenWith(state, listener),
    [state, listenWith],
  )
  const read = () => {
    const value = select(state)
    // The value that was seen first stays, so that an equal one renders nothing.
    if (!last.current || !isEqual(last.current.value, value)) last.current = { value }
    return last.current.value
  }
  return useSyncExternalStore(listen, read, () => select(FIRST))
}

/** One value out of the cart, compared by identity: what did not change renders nothing (design §4). */
export function useSelector<T>(select: (cart: Cart | null) => T, isEqual?: IsEqual<T>): T {
  return useStateSelector((state) => select(state.cart), isEqual)
}

/** Whether two lists hold the same members in the same order. */
export function sameMembers<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((member, index) => Object.is(member, b[index]))
}
