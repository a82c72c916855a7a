import { cardPrice } from './cardPrice'
import type { ShopProduct } from './shopProduct'

/** What is told of a product of a list that was in sight, at its place from 0. */
export function seenProduct(product: ShopProduct, index: number) {
  const price = cardPrice(product)
  return {
    itemId: product.item_id,
    skuId: price?.skuId ?? null,
    name: product.name,
    priceCents: price?.priceCents ?? null,
    index,
  }
}
