import { useCallback } from 'react'
import type { Cart } from '../domain/schema/entities'
import { readingActions } from '../store/cart/reading'
import { useStore } from './StoreProvider'

/**
 * Loads the cart on demand, unless it is already loaded: for components that are on every page but seldom
 * need it. Resolves to null when loading fails. Never rejects.
 *
 * @example
 * const readCart = useReadCart()
 * return <button onClick={async () => console.log(await readCart())}>Read the cart</button>
 */
export function useReadCart(): () => Promise<Cart | null> {
  const store = useStore()
  const { load } = store.use(readingActions)
  return useCallback(async () => {
    const { status } = await load()
    return status === 'ready' ? store.state.cart : null
  }, [load, store])
}
