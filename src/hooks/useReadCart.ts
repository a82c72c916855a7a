import { useCallback } from 'react'
import type { Cart } from '../domain/schema/entities'
import { readingActions } from '../store/cart/reading'
import { useStore } from './StoreProvider'

/**
 * Reads the cart when it is wanted, unless it is there: for what is on every page, where most never
 * ask for it. Resolves to null where there was none to be had. Never rejects.
 */
export function useReadCart(): () => Promise<Cart | null> {
  const store = useStore()
  const { load } = store.use(readingActions)
  return useCallback(async () => {
    await load()
    return store.state.cart
  }, [load, store])
}
