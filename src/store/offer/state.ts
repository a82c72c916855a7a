import { ref } from 'valtio/vanilla'
import { persistedSchemas } from '../../domain/schema/persisted'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'

/** An item that the shopper viewed. */
export interface ViewedItem {
  readonly item_id: number
  readonly sku_id?: number | null
}

/** An item that may be offered beside the cart. */
export interface Offer {
  itemId: number
  skuId: number
  /** US cents; null where the server names no price. */
  priceCents: number | null
  wasCents: number | null
  /** The sku in the cart that it goes with, or null. */
  goesWith: number | null
}

export interface OfferSlot {
  /** Offers by what they go with; see `crossSellKey`. */
  crossSell: Record<string, { status: LoadStatus; offers: readonly Offer[] }>
  /** What was viewed on this device, newest first, at most four. */
  recentlyViewed: readonly ViewedItem[]
  /** What the server remembers of who is signed in; the device does not keep it. */
  viewedElsewhere: readonly ViewedItem[]
}

/** What is offered beside the cart. */
export const offerSlot = defineSlot<OfferSlot>({
  name: 'offer',
  initial: () => ({ crossSell: {}, recentlyViewed: ref([]), viewedElsewhere: ref([]) }),
  persist: [
    {
      key: 'recent',
      days: 90,
      schema: persistedSchemas.recent,
      read: ({ recentlyViewed }) => (recentlyViewed.length > 0 ? recentlyViewed : null),
      write(slot, value) {
        slot.recentlyViewed = ref(value)
      },
    },
  ],
})

/** Under what the offers are kept that go with some skus; without skus, with the cart's specials. */
export const crossSellKey = (type: string, skus?: readonly number[]): string =>
  skus ? `${type}:${skus.join()}` : type
