import { useEffect, useMemo, useRef, useState } from 'react'
import type { ShopProduct } from '../domain/product/shopProduct'
import { firstSize, isAllSoldOut, type ProductSize, productSizes } from '../domain/product/sizes'
import type { LoadStatus } from '../store/core/state'
import { catalogueActions } from '../store/offer/actions'
import { impressionActions } from '../store/offer/impressions'
import { useUnits } from './internal/useUnits'
import { useStore } from './StoreProvider'
import { type UseSaleCountdownResult, useSaleCountdown } from './useSaleCountdown'

export type { ProductSize, SizeStock } from '../domain/product/sizes'

export interface UseProductResult {
  /** The sizes in the page's order, each with its price and what is left of it. */
  sizes: readonly ProductSize[]
  /** The size that is chosen; until the shopper chooses, the first that can be had. */
  size: ProductSize | null
  /** `loading`, `ready` or `failed`: whether it was asked how many are left. Where that failed, it is sold all the same. */
  stockStatus: LoadStatus
  /** How much is left of its sale. */
  sale: UseSaleCountdownResult
  /** True where no size is left. */
  isSoldOut: boolean
  /** True where the chosen size sold out, and another one is left. */
  isSizeSoldOut: boolean
  /** Chooses a size. */
  setSize(skuId: number): void
  /** Asks again how many are left. Never rejects. */
  refreshStock(): Promise<void>
}

/**
 * A product as it can be bought: its sizes with price and stock, the chosen one, and its sale, after whose end
 * each size costs what it did before. It counts as viewed.
 *
 * @example
 * const { sizes, size, setSize } = useProduct(product)
 * return sizes.map(({ skuId, label, stock }) => (
 *   <button key={skuId} aria-pressed={skuId === size?.skuId} onClick={() => setSize(skuId)}>{label} {stock}</button>
 * ))
 */
export function useProduct(product: ShopProduct, wantedSkuId?: number | null): UseProductResult {
  const store = useStore()
  const { rememberViewed } = store.use(catalogueActions)
  const { noteViewed } = store.use(impressionActions)
  const [chosen, setSize] = useState<number | null>(null)
  const { units, refresh: refreshStock } = useUnits(product.skus.map(({ sku_id }) => sku_id))
  const sale = useSaleCountdown(product.sale_ends)
  const sizes = useMemo(
    () => productSizes(product, units, sale.isOver),
    [product, units, sale.isOver],
  )
  // The size that stock has begun with stays, also where it sells out: nothing else is chosen for the shopper.
  const begun = useRef<{ product: ShopProduct; skuId: number | undefined }>(null)
  const first = firstSize(sizes, wantedSkuId ?? null)
  if (units && begun.current?.product !== product) begun.current = { product, skuId: first?.skuId }
  const own = (skuId: number | null | undefined) => sizes.find((one) => one.skuId === skuId)
  const size = own(chosen) ?? own(begun.current?.skuId) ?? first
  const { item_id } = product
  const leading = wantedSkuId ?? product.skus[0]?.sku_id ?? null
  useEffect(() => rememberViewed({ item_id, sku_id: leading }), [rememberViewed, item_id, leading])
  const { name } = product
  const priceCents = size?.priceCents ?? null
  useEffect(
    () => noteViewed({ itemId: item_id, skuId: leading, name, priceCents, index: 0 }),
    [noteViewed, item_id, leading, name, priceCents],
  )

  const isUnknown = sizes.length > 0 && sizes.every(({ stock }) => stock === 'unknown')
  const isSoldOut = isAllSoldOut(sizes)
  return {
    sizes,
    size,
    stockStatus: !units ? 'loading' : isUnknown ? 'failed' : 'ready',
    sale,
    isSoldOut,
    isSizeSoldOut: !isSoldOut && size?.stock === 'sold-out',
    setSize,
    refreshStock,
  }
}
