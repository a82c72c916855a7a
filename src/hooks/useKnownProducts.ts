import { useEffect, useState } from 'react'
import type { ShopProduct } from '../domain/product/shopProduct'
import { pageActions } from '../store/page/page'
import { useStore } from './StoreProvider'
import { isSame } from './useCartSelector'

/**
 * Shares a component's products with the rest of the page: cart lines take their names and pictures from them, and
 * the quick view shows them.
 *
 * @example
 * useKnownProducts(products)
 */
export function useKnownProducts(products: readonly ShopProduct[]): void {
  const { addPageData } = useStore().use(pageActions)
  const [known, know] = useState(products)
  // A list that is new on each render must not cause another one.
  if (!isSame(known, products)) know(products)
  useEffect(() => addPageData({ products: known }), [addPageData, known])
}
