import { isSaleOver } from '../offer/countdown'
import { cardPrice } from './cardPrice'
import type { ShopProduct } from './shopProduct'

/** What is told of a product of a list that was in sight, at its place from 0, and what it costs now (in milliseconds since 1970). */
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
