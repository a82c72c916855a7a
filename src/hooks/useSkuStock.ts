import { type SizeStock, sizeStock } from '../domain/product/sizes'
import { useUnits } from './internal/useUnits'

export interface UseSkuStockResult {
  /** Stock of a sku: `checking` until loaded, `unknown` if it could not be loaded. */
  stockOf(skuId: number): SizeStock
  /** Reloads the stock. Never rejects. */
  refresh(): Promise<void>
}

/**
 * Stock of several skus, such as the parts of a gift box or the products of a row.
 *
 * @example
 * const { stockOf } = useSkuStock([10011, 10021])
 * return stockOf(10011) === 'sold-out' && <p>Sold out</p>
 */
export function useSkuStock(skuIds: readonly number[]): UseSkuStockResult {
  const { units, refresh } = useUnits(skuIds)
  return { stockOf: (skuId) => sizeStock(units ? (units.get(skuId) ?? null) : undefined), refresh }
}
