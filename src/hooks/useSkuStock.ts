import { type SizeStock, sizeStock } from '../domain/product/sizes'
import { useUnits } from './internal/useUnits'

export interface UseSkuStockResult {
  /** What is known of a sku: `checking` before the answer, `unknown` where nobody could say. */
  stockOf(skuId: number): SizeStock
  /** Asks again. Never rejects. */
  refresh(): Promise<void>
}

/**
 * What is left of some skus: the parts of a gift box, the products of a row.
 *
 * @example
 * const { stockOf } = useSkuStock([10011, 10021])
 * return stockOf(10011) === 'sold-out' && <p>Sold out</p>
 */
export function useSkuStock(skuIds: readonly number[]): UseSkuStockResult {
  const { units, refresh } = useUnits(skuIds)
  return { stockOf: (skuId) => sizeStock(units ? (units.get(skuId) ?? null) : undefined), refresh }
}
