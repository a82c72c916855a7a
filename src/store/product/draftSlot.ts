import { ref } from 'valtio/vanilla'
import { type ProductDraft, persistedSchemas } from '../../domain/schema/persisted'
import { defineSlot } from '../core/slot'

export interface DraftSlot {
  /** The latest is last. */
  drafts: readonly ProductDraft[]
}

/** Choices on product pages, for as long as the tab is open; not persisted in `minimal` mode. */
export const draftSlot = defineSlot<DraftSlot>({
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
