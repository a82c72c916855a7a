import type { ShopProduct } from '../../domain/product/shopProduct'
import { type AddToCartRequest, useAddPageData, useAsk } from '../../hooks'

/** Where in the shop something is added, and the campaign that led there. */
export type AddedFrom = Pick<AddToCartRequest, 'location' | 'csplId'>

/**
 * Adds a product from a list to the cart: a dialog asks for size, recipients and quantity. The dialog knows
 * the product even if it is not in the page data.
 */
export function useQuickAdd({
  location,
  csplId,
}: AddedFrom): (product: ShopProduct, skuId: number) => Promise<unknown> {
  const ask = useAsk()
  const addPageData = useAddPageData()
  return (product, skuId) => {
    addPageData({ products: [product] })
    return ask('quick-view', {
      skuId,
      ...(location && { location }),
      ...(csplId != null && { csplId }),
    })
  }
}
