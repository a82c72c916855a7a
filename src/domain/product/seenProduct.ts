import { isSaleOver } from '../offer/countdown'
import { cardPrice } from './cardPrice'
import type { ShopProduct } from './shopProduct'

/**
 * The event data of a visible product in a list: its index from 0, and its price at `now` (in milliseconds
 * since 1970).
 */
export function seenProduct(product: ShopProduct, index: number, now: number) {
  const price = cardPrice(product, isSaleOver(product.sale_ends, now))
  return {
    itemId: product.item_id,
    skuId: price?.skuId ?? null,
    name: product.name,
    priceCents: price?.priceCents ?? null,
    index,
  }
}
