import { useCallback, useEffect, useRef, useState } from 'react'
import type { KnownUnits } from '../../domain/product/sizes'
import { catalogueActions } from '../../store/offer/actions'
import { useStore } from '../StoreProvider'

/** Units left of each sku; null until loaded. Loads them when they are first shown, and on demand. */
export function useUnits(skuIds: readonly number[]) {
  const { skuStock } = useStore().use(catalogueActions)
  const ids = skuIds.join()
  const [known, setKnown] = useState<{ ids: string; units: KnownUnits }>()
  /** Incremented with each read, so that late answers to older ones are dropped. */
  const asked = useRef(0)
  const refresh = useCallback(async () => {
    asked.current += 1
    const mine = asked.current
    const outcome = await skuStock(ids ? ids.split(',').map(Number) : [])
    const units = outcome.status === 'ready' ? outcome.units : new Map<number, null>()
    if (mine === asked.current) setKnown({ ids, units })
  }, [ids, skuStock])

  useEffect(() => {
    if (!ids) return
    void refresh()
    return () => {
      asked.current += 1
    }
  }, [ids, refresh])
  return { units: known?.ids === ids ? known.units : null, refresh }
}
