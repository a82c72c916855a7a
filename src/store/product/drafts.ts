import { ref } from 'valtio/vanilla'
import type { ProductDraft } from '../../domain/schema/persisted'
import { accountActions } from '../account/account'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { draftSlot } from './draftSlot'

/** How many drafts to keep. */
const MOST_REMEMBERED = 20

/** A draft without its owner. */
export type Draft = Omit<ProductDraft, 'isGuests' | 'custId'>

/**
 * Keeps what was chosen and typed on a product page until it is in the cart. A customer's input is for that
 * customer only: it is not available until they are known, and deleted once they are not.
 */
export const draftActions = defineFeature({
  ...draftSlot,
  actions({ slot, isLoggedIn }: StoreContext) {
    const customerId = () => slot(accountActions).customer?.cust_id ?? null
    /** Whether it is still open who the shopper is. */
    const isDeciding = () =>
      isLoggedIn() && ['unknown', 'loading'].includes(slot(accountActions).status)
    const isOwn = ({ isGuests, custId }: ProductDraft) =>
      isGuests || (customerId() !== null && (custId == null || custId === customerId()))
    const others = (id: string) =>
      slot(draftSlot).drafts.filter((one) => one.id !== id || !(isOwn(one) || one.custId == null))
    const keep = (drafts: readonly ProductDraft[]) => {
      slot(draftSlot).drafts = ref(drafts.slice(-MOST_REMEMBERED))
    }
    return {
      draftOf: (id: string) =>
        slot(draftSlot).drafts.findLast((one) => one.id === id && isOwn(one)) ?? null,
      /** Returns false if it cannot be kept yet. */
      keepDraft(draft: Draft): boolean {
        // Until then, an earlier draft of the customer could not be told from another's.
        if (isDeciding()) return false
        const { status } = slot(accountActions)
        const isGuests = status === 'guest' || (!isLoggedIn() && status !== 'customer')
        keep([...others(draft.id), { ...draft, isGuests, custId: customerId() }])
        return true
      },
      forgetDraft: (id: string): void => keep(others(id)),
    }
  },
})
