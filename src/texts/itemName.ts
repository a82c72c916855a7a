import type { SkuInfo } from '../domain/product/products'
import { fill } from './catalogue'

/** The name of an item: from the page, else its number (design §3). */
export function itemName(
  info: SkuInfo | null | undefined,
  skuId: number,
  unknownItem: string,
): string {
  return info?.product.name ?? fill(unknownItem, { skuId })
}
