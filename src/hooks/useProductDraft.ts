import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ProductDraft } from '../domain/schema/persisted'
import { draftActions } from '../store/product/drafts'
import { useStore } from './StoreProvider'
import { useStoreEvent } from './useStoreEvent'

export type { ProductDraft } from '../domain/schema/persisted'

export interface UseProductDraftResult {
  /** Call when the shopper chooses or types something: from then on the draft is saved. */
  touch(): void
  /** Deletes the draft, as when it is in the cart. */
  forget(): void
}

/**
 * Saves what the shopper chose and typed on a product page while the tab is open, until it is in the cart.
 * Restores a saved draft once, before the first paint; default values alone are not saved.
 *
 * @example
 * const { touch, forget } = useProductDraft({ id, quantity, … }, (draft) => setQuantity(draft.quantity))
 */
export function useProductDraft(
  draft: Omit<ProductDraft, 'isGuests'>,
  putBack: (draft: ProductDraft) => void,
): UseProductDraftResult {
  const { draftOf, keepDraft, forgetDraft } = useStore().use(draftActions)
  const { id } = draft
  const isTouched = useRef(false)
  const put = useRef(putBack)
  const restored = useRef<string | number>(undefined)
  useLayoutEffect(() => {
    // StrictMode runs effects twice.
    if (restored.current === id) return
    restored.current = id
    const kept = draftOf(id)
    if (!kept) return
    isTouched.current = true
    put.current(kept)
  }, [draftOf, id])
  const text = JSON.stringify(draft)
  useEffect(() => {
    if (isTouched.current) keepDraft(JSON.parse(text))
  }, [keepDraft, text])
  const forget = () => {
    isTouched.current = false
    forgetDraft(id)
  }
  useStoreEvent('signed-out', forget)
  return {
    touch() {
      isTouched.current = true
    },
    forget,
  }
}
