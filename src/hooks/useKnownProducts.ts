import { useEffect } from 'react'
import type { ShopProduct } from '../domain/product/shopProduct'
import { pageActions } from '../store/page/page'
import { useStore } from './StoreProvider'

/**
 * Shares a component's products with the rest of the page: cart lines take their names and pictures from them, and
 * the quick view shows them.
 *
 * @example
 * useKnownProducts(products)
 */
export function useKnownProducts(products: readonly ShopProduct[]): void {
  const { addPageData } = useStore().use(pageActions)
  useEffect(() => addPageData({ products }), [addPageData, products])
}
