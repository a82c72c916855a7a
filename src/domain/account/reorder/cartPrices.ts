import { findShipment, lineProductPrice } from '../../line/lines'
import type { Cart } from '../../schema/entities'
import type { ReorderItem } from './items'

/** The items of one gift, and the shipment that has them. */
interface AddedGift {
  readonly items: readonly ReorderItem[]
  /** Null until it is in the cart. */
  readonly shipmentId: number | null
}

/**
 * The items that cost something else in the cart than they did in the list, each once: `nowCents` is the cart's
 * price, `thenCents` the list's.
 */
export function cartPrices(gifts: readonly AddedGift[], cart: Cart | null): readonly ReorderItem[] {
  const changed = new Map<number, ReorderItem>()
  for (const { items, shipmentId } of gifts) {
    const shipment = cart && shipmentId !== null ? findShipment(cart, shipmentId) : null
    for (const item of items) {
      const lines = (shipment?.items ?? []).filter(({ sku_id }) => sku_id === item.skuId)
      // Clubs of one size but different lengths are lines of their own.
      const line =
        lines.find(({ detail }) => Number(detail?.club_orders) === item.clubOrders) ?? lines[0]
      const nowCents = line ? lineProductPrice(line) : item.nowCents
      if (nowCents !== item.nowCents)
        changed.set(item.skuId, { ...item, nowCents, thenCents: item.nowCents })
    }
  }
  return [...changed.values()]
}
