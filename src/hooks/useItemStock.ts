import { useEffect, useState } from 'react'
import { catalogueActions } from '../store/offer/actions'
import { useStore } from './StoreProvider'

const NOTHING: ReadonlyMap<number, number> = new Map()

/**
 * How many units are left of several products, by item id, asked for in one call for all of their skus;
 * an item of which nobody says anything is not in the map. Nothing is asked before the page is painted.
 *
 * @example
 * const units = useItemStock(products.flatMap(({ skus }) => skus.map(({ sku_id }) => sku_id)))
 * return products.map(({ item_id, name }) => <li key={item_id}>{name} {units.get(item_id) === 0 && 'Sold out'}</li>)
 */
export function useItemStock(skuIds: readonly number[]): ReadonlyMap<number, number> {
  const { itemStock } = useStore().use(catalogueActions)
  const [units, setUnits] = useState(NOTHING)
  const ids = skuIds.join()
  useEffect(() => {
    if (ids === '') return
    let isWanted = true
    const frame = requestAnimationFrame(() => {
      void itemStock(ids.split(',').map(Number)).then((outcome) => {
        if (isWanted && outcome.status === 'ready') setUnits(outcome.units)
      })
    })
    return () => {
      isWanted = false
      cancelAnimationFrame(frame)
    }
  }, [ids, itemStock])
  return units
}
