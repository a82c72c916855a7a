import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ProductDraft } from '../domain/schema/persisted'
import { accountActions } from '../store/account/account'
import { type Draft, draftActions } from '../store/product/drafts'
import { useSlot } from './internal/useSlot'
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
 * Restores a saved draft once: a guest's before the first paint, a customer's as soon as the customer is known; late if
 * something was chosen or typed meanwhile, which `putBack` must not replace. Default values alone are not saved.
 *
 * @example
 * const { touch, forget } = useProductDraft({ id, quantity, … }, (draft) => setQuantity(draft.quantity))
 */
export function useProductDraft(
  draft: Draft,
  putBack: (draft: ProductDraft, isLate: boolean) => void,
): UseProductDraftResult {
  const store = useStore()
  const { draftOf, keepDraft, forgetDraft } = store.use(draftActions)
  const { status } = useSlot(accountActions)
  const { id } = draft
  const isTouched = useRef(false)
  const put = useRef(putBack)
  useLayoutEffect(() => {
    put.current = putBack
  })
  /** The product whose draft was restored or replaced. */
  const settled = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the customer decides which drafts there are
  useLayoutEffect(() => {
    // StrictMode runs effects twice.
    if (settled.current === id) {
      // Deletes what could not be told from another customer's draft before.
      if (!isTouched.current) forgetDraft(id)
      return
    }
    const kept = draftOf(id)
    if (!kept) return
    settled.current = id
    put.current(kept, isTouched.current)
    isTouched.current = true
  }, [draftOf, id, status])
  const text = JSON.stringify(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the customer decides whose draft it is
  useEffect(() => {
    if (isTouched.current && keepDraft(JSON.parse(text))) settled.current = id
  }, [keepDraft, text, id, status])
  const forget = () => {
    isTouched.current = false
    settled.current = id
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
