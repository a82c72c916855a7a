import type { ShopProduct } from '../../domain/product/shopProduct'
import { useRecentlyViewed, useStore } from '../../hooks'

/** The products that the shopper viewed last, as far as the page knows them. */
export function useViewedProducts(most: number): readonly ShopProduct[] {
  const { items } = useRecentlyViewed()
  const { products } = useStore().state
  const known = new Map([...products.values()].map(({ product }) => [product.item_id, product]))
  return items.flatMap(({ item_id }) => known.get(item_id) ?? []).slice(0, most)
}
