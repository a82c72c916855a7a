import type { SkuInfo } from '../domain/product/products'
import { fill } from './catalogue'

/** What an item is called: by the page's words, else by its number (design §3). */
export function itemName(
  info: SkuInfo | null | undefined,
  skuId: number,
  unknownItem: string,
): string {
  return info?.product.name ?? fill(unknownItem, { skuId })
}
