import { useEffect } from 'react'
import { readingActions } from '../store/cart/reading'
import type { ReadOutcome } from '../store/core/outcome'
import { useCartFacts } from './internal/useSlot'
import { useStore } from './StoreProvider'
import type { UseCartResult } from './useCart'
import { useCartSelector } from './useCartSelector'

/** Whether the cart is loaded, and nothing else: for a screen that renders its parts by id. */
export function useCartStatus(): Pick<
  UseCartResult,
  'status' | 'isRestored' | 'isReadFailed' | 'refresh'
> & {
  isEmpty: boolean
  /** Loads the cart, or waits for the read in progress; `refresh` reads it again. Never rejects. */
  load(): Promise<ReadOutcome>
  /**
   * Whether the server's whole answer is known. A cart stored on the device has no phone numbers and emails, and a mini
   * cart no billing address.
   */
  isWhole: boolean
} {
  const store = useStore()
  const { load, refresh } = store.use(readingActions)
  const { status, isRestored, isReadFailed, cutoffDay } = useCartFacts()
  const isEmpty = useCartSelector((cart) => !cart || cart.recipients.length === 0)
  useEffect(() => void load(), [load])
  return { status, isRestored, isReadFailed, isEmpty, isWhole: cutoffDay !== null, load, refresh }
}
