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
  /** The sizes in the page's order, each with its price and stock. */
  sizes: readonly ProductSize[]
  /** The chosen size; until the shopper chooses, `wantedSkuId` or the first size that is not sold out. */
  size: ProductSize | null
  /** Load status of the stock: `loading`, `ready` or `failed`. The product stays on sale if it failed. */
  stockStatus: LoadStatus
  /** Countdown to the end of its sale. */
  sale: UseSaleCountdownResult
  /** True if every size is sold out. */
  isSoldOut: boolean
  /** True if the chosen size is sold out but another one is not. */
  isSizeSoldOut: boolean
  /** Chooses a size. */
  setSize(skuId: number): void
  /** Reloads the stock. Never rejects. */
  refreshStock(): Promise<void>
}

/**
 * A product to buy: its sizes with price and stock, the chosen size, and its sale, after which each size returns
 * to its earlier price. Marks the product as viewed.
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
  const { item_id } = product
  // Keeps the size that was preselected when stock loaded, even if it sells out: never switches for the shopper.
  const begun = useRef<{ asked: string; skuId: number | undefined }>(null)
  const first = firstSize(sizes, wantedSkuId ?? null)
  const asked = `${item_id} ${wantedSkuId}`
  if (units && begun.current?.asked !== asked) begun.current = { asked, skuId: first?.skuId }
  const own = (skuId: number | null | undefined) => sizes.find((one) => one.skuId === skuId)
  const size = own(chosen) ?? own(begun.current?.skuId) ?? first
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
