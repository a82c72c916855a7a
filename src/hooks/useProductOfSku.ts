import { useEffect, useState } from 'react'
import type { SkuInfo } from '../domain/product/products'
import type { LoadStatus } from '../store/core/state'
import { catalogueActions } from '../store/offer/actions'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

export interface UseProductOfSkuResult {
  /** The product as the page knows it, with that size; null if the page does not know it. */
  info: SkuInfo | null
  /** `loading` while the server looks up the sku, then `ready` or `failed`. */
  status: LoadStatus
}

/**
 * The product of a sku from a link or a code. If the page does not know the sku, because it is old or not in the
 * page's size list, the server says which product it belongs to.
 *
 * @example
 * const { info } = useProductOfSku(10011)
 * return <p>{info?.product.name}</p>
 */
export function useProductOfSku(skuId: number): UseProductOfSkuResult {
  const { productOfSku } = useStore().use(catalogueActions)
  const products = useStateSelector(({ state }) => state.products)
  const own = products.get(skuId) ?? null
  const isKnown = own !== null
  const [asked, setAsked] = useState<{ skuId: number; productId: string | null }>()
  useEffect(() => {
    if (isKnown) return
    let isWanted = true
    void productOfSku(skuId).then((outcome) => {
      const productId = outcome.status === 'ready' ? outcome.productId : null
      if (isWanted) setAsked({ skuId, productId })
    })
    return () => {
      isWanted = false
    }
  }, [skuId, isKnown, productOfSku])

  if (own) return { info: own, status: 'ready' }
  if (asked?.skuId !== skuId) return { info: null, status: 'loading' }
  const all = [...products.values()]
  const info = all.find(({ product }) => String(product.item_id) === asked.productId) ?? null
  return { info, status: info ? 'ready' : 'failed' }
}
