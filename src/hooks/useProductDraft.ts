import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ProductDraft } from '../domain/schema/persisted'
import { draftActions } from '../store/product/drafts'
import { useStore } from './StoreProvider'
import { useStoreEvent } from './useStoreEvent'

export type { ProductDraft } from '../domain/schema/persisted'

export interface UseProductDraftResult {
  /** Notes that the shopper chooses or types: from then on the draft is kept. */
  touch(): void
  /** Forgets it: it is in the cart. */
  forget(): void
}

/**
 * Keeps what is chosen and typed on the page of a product for as long as the tab is open, until it is in the cart.
 * What was kept is put back once, before anything is seen; what stands there by itself is not kept.
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
  useLayoutEffect(() => {
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
