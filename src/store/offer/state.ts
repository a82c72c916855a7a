import { ref } from 'valtio/vanilla'
import { persistedSchemas } from '../../domain/schema/persisted'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'

/** An item that the shopper viewed. */
export interface ViewedItem {
  readonly item_id: number
  readonly sku_id?: number | null
}

/** An item that can be offered beside the cart. */
export interface Offer {
  itemId: number
  skuId: number
  /** US cents; null if the server gives no price. */
  priceCents: number | null
  wasCents: number | null
  /** The sku in the cart that it is offered with, or null. */
  goesWith: number | null
}

/** The state that `catalogueActions` keeps. */
export interface OfferSlot {
  /** Offers by type and skus; see `crossSellKey`. */
  crossSell: Record<string, { status: LoadStatus; offers: readonly Offer[] }>
  /** Items viewed on this device, newest first, at most four. */
  recentlyViewed: readonly ViewedItem[]
  /** The server's list for the signed-in customer; not stored on the device. */
  viewedElsewhere: readonly ViewedItem[]
}

/** Offers beside the cart, and recently viewed items. */
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

/** Key of the offers for some skus; without skus, for the cart's specials. */
export const crossSellKey = (type: string, skus?: readonly number[]): string =>
  skus ? `${type}:${skus.join()}` : type
