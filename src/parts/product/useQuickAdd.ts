import type { ShopProduct } from '../../domain/product/shopProduct'
import { type AddToCartRequest, useAddPageData, useAsk } from '../../hooks'

/** From where in the shop something is added, and the campaign that led there. */
export type AddedFrom = Pick<AddToCartRequest, 'location' | 'csplId'>

/**
 * Puts a product of a list into the cart: asks for its size, for whom and how many in a dialog, which
 * knows the product even where the page has not named it to all.
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
