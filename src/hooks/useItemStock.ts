import { useEffect, useRef, useState } from 'react'
import type { Product } from '../domain/product/products'
import { catalogueActions } from '../store/offer/actions'
import { useStore } from './StoreProvider'

export interface UseItemStockResult {
  /** Units by item id; items with unknown stock are absent, and stay on sale. */
  units: ReadonlyMap<number, number>
}

const NOTHING: ReadonlyMap<number, number> = new Map()

/**
 * Units left of a list's products, loaded in one request after they are painted; products added later are
 * loaded in another.
 *
 * @example
 * const { units } = useItemStock(products)
 * return products.map(({ item_id, name }) => <p key={item_id}>{units.get(item_id) === 0 ? 'Sold out' : name}</p>)
 */
export function useItemStock(
  products: readonly Pick<Product, 'item_id' | 'skus'>[],
): UseItemStockResult {
  const { itemStock } = useStore().use(catalogueActions)
  const [units, setUnits] = useState(NOTHING)
  const asked = useRef(new Set<number>())

  useEffect(() => {
    const fresh = products.filter(({ item_id }) => !asked.current.has(item_id))
    const skus = fresh.flatMap((one) => one.skus.map(({ sku_id }) => sku_id))
    if (skus.length === 0) return
    for (const { item_id } of fresh) asked.current.add(item_id)
    void itemStock(skus).then((outcome) => {
      if (outcome.status === 'ready') setUnits((known) => new Map([...known, ...outcome.units]))
    })
  }, [products, itemStock])

  return { units }
}
