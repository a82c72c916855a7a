import { useEffect, useState } from 'react'
import type { SkuInfo } from '../domain/product/products'
import type { LoadStatus } from '../store/core/state'
import { catalogueActions } from '../store/offer/actions'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

export interface UseProductOfSkuResult {
  /** The product as the page knows it, seen from that size; null where the page knows none. */
  info: SkuInfo | null
  /** `loading` while the server is asked whose sku it is, then `ready` or `failed`. */
  status: LoadStatus
}

/**
 * The product of a sku from a link or a code. Where the page does not know the sku, as it is an old one or one of
 * another size list, the server says which product it belongs to.
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
