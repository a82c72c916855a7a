import { useEffect } from 'react'
import type { ShopProduct } from '../../domain/product/shopProduct'
import { useComboParts, useSkuStock, useStore } from '../../hooks'

/** The parts of a size of a gift box with their stock; empty for other products. */
export function useBox(product: ShopProduct, skuId = 0) {
  const { retrySlowReads } = useStore()
  const { parts, status, load } = useComboParts(skuId)
  const isBox = Boolean(product.is_combo)
  useEffect(() => {
    if (isBox) void load()
  }, [isBox, load])
  const { stockOf } = useSkuStock(parts.map(({ skuId }) => skuId))
  return {
    isBox,
    status,
    /** Primary part first. */
    parts: [...parts].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary)),
    /** The first sold-out part, which makes the whole box unavailable; null if none. */
    gone: parts.find(({ skuId }) => stockOf(skuId) === 'sold-out') ?? null,
    reload() {
      retrySlowReads()
      void load()
    },
  }
}
