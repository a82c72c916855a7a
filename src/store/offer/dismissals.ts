import { ref } from 'valtio/vanilla'
import { persistedSchemas } from '../../domain/schema/persisted'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { defineSlot } from '../core/slot'

interface DismissalSlot {
  /** Ids of offers, the latest last. */
  ids: readonly string[]
}

/** So many are remembered: a page that gives every visit other ids must not fill a storage. */
const MOST_REMEMBERED = 20

/** Offers that the shopper has hidden, for as long as the tab is open (reliability §9). */
const dismissalSlot = defineSlot<DismissalSlot>({
  name: 'dismissals',
  initial: () => ({ ids: ref([]) }),
  persist: [
    {
      key: 'dismissed',
      days: 7,
      isForTab: true,
      schema: persistedSchemas.dismissed,
      read: ({ ids }) => (ids.length > 0 ? ids : null),
      write(slot, value) {
        slot.ids = ref(value)
      },
    },
  ],
})

/** Hiding what a page announces, until the tab is closed. */
export const dismissalActions = defineFeature({
  ...dismissalSlot,
  actions: ({ slot }: StoreContext) => ({
    /** Hides an offer. Where nothing can be kept, it is there again on the next page. */
    dismiss(id: string): void {
      const dismissals = slot(dismissalSlot)
      const others = dismissals.ids.filter((one) => one !== id)
      dismissals.ids = ref([...others, id].slice(-MOST_REMEMBERED))
    },
  }),
})
