import { ref } from 'valtio/vanilla'
import { persistedSchemas } from '../../domain/schema/persisted'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { defineSlot } from '../core/slot'

/** The state that `dismissalActions` keeps. */
export interface DismissalSlot {
  /** Ids of dismissed offers, the latest last. */
  ids: readonly string[]
}

/** How many to keep, so that a page with new ids on every visit does not fill the storage. */
const MOST_REMEMBERED = 20

/** Offers that the shopper has dismissed, for as long as the tab is open (reliability §9). */
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

/** Dismissing a page's offers until the tab is closed. */
export const dismissalActions = defineFeature({
  ...dismissalSlot,
  actions: ({ slot }: StoreContext) => ({
    /** Dismisses an offer. Without storage, it reappears on the next page. */
    dismiss(id: string): void {
      const dismissals = slot(dismissalSlot)
      const others = dismissals.ids.filter((one) => one !== id)
      dismissals.ids = ref([...others, id].slice(-MOST_REMEMBERED))
    },
  }),
})
