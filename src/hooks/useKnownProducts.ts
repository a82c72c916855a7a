import { useEffect } from 'react'
import type { ShopProduct } from '../domain/product/shopProduct'
import { pageActions } from '../store/page/page'
import { useStore } from './StoreProvider'

/**
 * Makes the products of a part of the page known to all others: the cart's lines have their names and pictures from
 * it, and the quick view shows them.
 *
 * @example
 * useKnownProducts(products)
 */
export function useKnownProducts(products: readonly ShopProduct[]): void {
  const { addPageData } = useStore().use(pageActions)
  useEffect(() => addPageData({ products }), [addPageData, products])
}
