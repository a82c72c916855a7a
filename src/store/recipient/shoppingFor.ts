import { persistedSchemas } from '../../domain/schema/persisted'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { defineSlot } from '../core/slot'

interface ShoppingForSlot {
  /** The `addr_id` of whom something was added for last, in this tab; null for nobody yet. */
  addrId: number | null
}

/** Whom a shopper is choosing gifts for: it follows them from page to page, as an id and never as a name. */
const shoppingForSlot = defineSlot<ShoppingForSlot>({
  name: 'shoppingFor',
  initial: () => ({ addrId: null }),
  persist: [
    {
      key: 'shopping-for',
      days: 7,
      isForTab: true,
      schema: persistedSchemas['shopping-for'],
      read: ({ addrId }) => addrId,
      write(slot, addrId: number) {
        slot.addrId = addrId
      },
    },
  ],
  clear(slot) {
    slot.addrId = null
  },
})

/** Whom the shopper is choosing gifts for, in this tab. */
export const shoppingForActions = defineFeature({
  ...shoppingForSlot,
  actions: ({ slot }: StoreContext) => ({
    /** Chooses somebody by their `addr_id`, or nobody with null. */
    shopFor(addrId: number | null): void {
      slot(shoppingForSlot).addrId = addrId
    },
  }),
})
