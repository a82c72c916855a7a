import type { StoreContext } from '../core/context'

/** A product that was seen in a list. */
export interface SeenItem {
  itemId: number
  skuId: number
  name: string
  /** US cents; null where the page says nothing. */
  priceCents: number | null
  /** Its place in the list, from 0. */
  index: number
}

/** What of a page a shopper has really seen. */
export const impressionActions = ({ events }: StoreContext) => ({
  /** Tells that products of a list were seen, those that came in sight together at once. */
  tellSeen(list: string, items: readonly SeenItem[]): void {
    events.emit('items-seen', { list, items })
  },
})
