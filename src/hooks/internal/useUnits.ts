import { useCallback, useEffect, useState } from 'react'
import type { KnownUnits } from '../../domain/product/sizes'
import { catalogueActions } from '../../store/offer/actions'
import { useStore } from '../StoreProvider'

/** Units left of each sku; null until loaded. Loads them when they are first shown, and on demand. */
export function useUnits(skuIds: readonly number[]) {
  const { skuStock } = useStore().use(catalogueActions)
  const ids = skuIds.join()
  const [known, setKnown] = useState<{ ids: string; units: KnownUnits }>()
  const read = useCallback(async () => {
    const outcome = await skuStock(ids ? ids.split(',').map(Number) : [])
    return outcome.status === 'ready' ? outcome.units : new Map<number, null>()
  }, [ids, skuStock])

  useEffect(() => {
    if (!ids) return
    let isWanted = true
    void read().then((units) => isWanted && setKnown({ ids, units }))
    return () => {
      isWanted = false
    }
  }, [ids, read])
  const refresh = useCallback(async () => setKnown({ ids, units: await read() }), [ids, read])
  return { units: known?.ids === ids ? known.units : null, refresh }
}
