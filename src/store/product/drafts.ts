import { ref } from 'valtio/vanilla'
import { type ProductDraft, persistedSchemas } from '../../domain/schema/persisted'
import { accountActions } from '../account/account'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { defineSlot } from '../core/slot'

interface DraftSlot {
  /** The latest is last. */
  drafts: readonly ProductDraft[]
}

/** How many drafts to keep. */
const MOST_REMEMBERED = 20

/** Choices on product pages, for as long as the tab is open; not persisted in `minimal` mode. */
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
 * Keeps what was chosen and typed on a product page until it is in the cart. A customer's input is dropped
 * after they sign out here, and on a page where nobody is signed in.
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
