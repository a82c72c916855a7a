import { ref } from 'valtio/vanilla'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import type { SeenItem, SeenItems } from './seenItems'

interface ImpressionSlot {
  /** What was seen on this page, for whoever begins to listen later than the first screen is seen. */
  seen: readonly SeenItems[]
}

/** What was seen of the lists of a page; it says nothing of who has seen it. */
export const impressionActions = defineFeature({
  name: 'impressions',
  initial: (): ImpressionSlot => ({ seen: ref([]) }),
  actions: (context: StoreContext) => ({
    /** Notes what was in sight of a list. An item counts once for each list of a page. */
    noteSeen(list: string, items: readonly SeenItem[]): void {
      const slot = context.slot(impressionActions)
      const known = slot.seen.flatMap((one) => (one.list === list ? one.items : []))
      const fresh = items.filter(({ itemId }) => !known.some((one) => one.itemId === itemId))
      if (fresh.length === 0) return
      const seen = { list, items: fresh }
      slot.seen = ref([...slot.seen, seen])
      context.events.emit('items-seen', seen)
    },
  }),
})
