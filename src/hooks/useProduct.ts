import { useCallback, useEffect, useMemo, useState } from 'react'
import { firstSize, type ProductSize, productSizes } from '../domain/product/productSizes'
import type { ShopProduct } from '../domain/product/shopProduct'
import type { LoadStatus } from '../store/core/state'
import { catalogueActions } from '../store/offer/actions'
import { useStore } from './StoreProvider'
import { type UseSaleCountdownResult, useSaleCountdown } from './useSaleCountdown'

export interface UseProductOptions {
  /** The size to begin with; the first that is not sold out unless given. */
  skuId?: number | null
}

export interface UseProductResult {
  /** Its sizes in the page's order, priced as of now, each with what is known of its stock. */
  sizes: readonly ProductSize[]
  /** The size that is chosen; null for a product without sizes. */
  size: ProductSize | null
  /** Chooses a size, sold out or not. */
  selectSize(skuId: number): void
  /** True where nothing is left of any size. */
  isSoldOut: boolean
  /** `loading`, `ready`: whether it was asked how many of each are left. */
  status: LoadStatus
  /** How much is left of its sale. */
  sale: UseSaleCountdownResult
  /** Asks again how many are left, as when something turned out to be gone. Never rejects. */
  checkStock(): Promise<void>
}

const NOTHING: ReadonlyMap<number, number | null> = new Map()

/**
 * A product on a page of the shop: its sizes with prices and stock, the one that is chosen, and its sale.
 * Where nobody can say how many are left, it is sold all the same.
 *
 * @example
 * const { sizes, size, selectSize } = useProduct(product)
 * return sizes.map(({ skuId, label, stock }) => (
 *   <button key={skuId} aria-pressed={skuId === size?.skuId} onClick={() => selectSize(skuId)}>
 *     {label} {stock === 'sold-out' && '(sold out)'}
 *   </button>
 * ))
 */
export function useProduct(
  product: ShopProduct,
  { skuId = null }: UseProductOptions = {},
): UseProductResult {
  const { skuStock } = useStore().use(catalogueActions)
  const sale = useSaleCountdown(product.sale_ends)
  const [stock, setStock] = useState<{ ids: string; units: typeof NOTHING }>()
  const [chosen, setChosen] = useState<number | null>(null)
  const ids = product.skus.map(({ sku_id }) => sku_id).join()

  const read = useCallback(async () => {
    if (ids === '') return NOTHING
    const outcome = await skuStock(ids.split(',').map(Number))
    return outcome.status === 'ready' ? outcome.units : NOTHING
  }, [ids, skuStock])
  useEffect(() => {
    let isWanted = true
    void read().then((units) => isWanted && setStock({ ids, units }))
    return () => {
      isWanted = false
    }
  }, [ids, read])

  const units = stock?.ids === ids ? stock.units : null
  const sizes = useMemo(
    () => productSizes(product, sale.isOver, units ?? NOTHING),
    [product, sale.isOver, units],
  )
  return {
    sizes,
    size: firstSize(sizes, chosen ?? skuId),
    selectSize: setChosen,
    isSoldOut: sizes.length > 0 && sizes.every((one) => one.stock === 'sold-out'),
    status: units ? 'ready' : 'loading',
    sale,
    checkStock: useCallback(async () => setStock({ ids, units: await read() }), [ids, read]),
  }
}
