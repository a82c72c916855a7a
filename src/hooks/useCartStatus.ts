import { useEffect } from 'react'
import { readingActions } from '../store/cart/reading'
import { useCartFacts } from './internal/useSlot'
import { useStore } from './StoreProvider'
import type { UseCartResult } from './useCart'
import { useCartSelector } from './useCartSelector'

/** Whether the cart is loaded, and nothing else: for a screen that renders its parts by id. */
export function useCartStatus(): Pick<UseCartResult, 'status' | 'isRestored' | 'refresh'> & {
  isEmpty: boolean
} {
  const store = useStore()
  const { load, refresh } = store.use(readingActions)
  const { status, isRestored } = useCartFacts()
  const isEmpty = useCartSelector((cart) => !cart || cart.recipients.length === 0)
  useEffect(() => void load(), [load])
  return { status, isRestored, isEmpty, refresh }
}
