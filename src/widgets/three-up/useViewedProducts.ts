import type { ShopProduct } from '../../domain/product/shopProduct'
import { useRecentlyViewed, useStore } from '../../hooks'

/** Recently viewed products that the page knows. */
export function useViewedProducts(most: number): readonly ShopProduct[] {
  const { items } = useRecentlyViewed()
  const { products } = useStore().state
  const known = new Map([...products.values()].map(({ product }) => [product.item_id, product]))
  return items.flatMap(({ item_id }) => known.get(item_id) ?? []).slice(0, most)
}
