import { useEffect } from 'react'
import type { ShopProduct } from '../../domain/product/shopProduct'
import { useComboParts, useSkuStock } from '../../hooks'

/** The parts of a gift box with their stock; none for any other product. */
export function useBox(product: ShopProduct) {
  const { parts, status, load } = useComboParts(product.skus[0]?.sku_id ?? 0)
  const isBox = Boolean(product.is_combo)
  useEffect(() => {
    if (isBox) void load()
  }, [isBox, load])
  const { stockOf } = useSkuStock(parts.map(({ skuId }) => skuId))
  return {
    isBox,
    status,
    /** The one that the box is sold under first. */
    parts: [...parts].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary)),
    /** The first part that is sold out, for which the whole box cannot be had; null where all are there. */
    gone: parts.find(({ skuId }) => stockOf(skuId) === 'sold-out') ?? null,
    reload: load,
  }
}
