import { ref } from 'valtio/vanilla'
import { type ProductDraft, persistedSchemas } from '../../domain/schema/persisted'
import { accountActions } from '../account/account'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { defineSlot } from '../core/slot'

interface DraftSlot {
  /** The latest last. */
  drafts: readonly ProductDraft[]
}

/** So many are remembered. */
const MOST_REMEMBERED = 20

/** What is chosen on pages of products, for as long as the tab is open; where a host wants few names kept, none. */
const draftSlot = defineSlot<DraftSlot>({
  name: 'drafts',
  initial: () => ({ drafts: ref([]) }),
  persist: [
    {
      key: 'drafts',
      days: 7,
      isForTab: true,
      schema: persistedSchemas.drafts,
      read: ({ drafts }, mode) => (mode === 'full' && drafts.length > 0 ? drafts : null),
      write(slot, value) {
        slot.drafts = ref(value)
      },
    },
  ],
  clear(slot) {
    slot.drafts = ref([])
  },
})

/**
 * Keeping what is chosen and typed on the page of a product until it is in the cart. What a customer has typed goes
 * with them: once they have signed out here, or a page comes that has nobody signed in.
 */
export const draftActions = defineFeature({
  ...draftSlot,
  actions({ slot, events, isLoggedIn }: StoreContext) {
    const kept = () => slot(draftSlot).drafts.filter(({ isGuests }) => isGuests || isLoggedIn())
    const keep = (drafts: readonly ProductDraft[]) => {
      slot(draftSlot).drafts = ref(drafts.slice(-MOST_REMEMBERED))
    }
    events.on('signed-out', () => keep([]))
    return {
      draftOf: (id: string) => kept().find((one) => one.id === id) ?? null,
      keepDraft(draft: Omit<ProductDraft, 'isGuests'>): void {
        const others = kept().filter(({ id }) => id !== draft.id)
        keep([
          ...others,
          { ...draft, isGuests: !isLoggedIn() && slot(accountActions).status !== 'customer' },
        ])
      },
      forgetDraft: (id: string): void => keep(kept().filter((one) => one.id !== id)),
    }
  },
})
