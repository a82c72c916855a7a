import { useEffect, useMemo, useState } from 'react'
import { cents } from '../domain/money'
import type { LoadStatus } from '../store/core/state'
import { catalogueActions } from '../store/offer/actions'
import { useStore } from './StoreProvider'
import { useLineItem } from './useLineItem'

/** A size that an item comes in. */
export interface ItemSize {
  skuId: number
  /** Distinguishes it from other sizes: "Four 6 oz steaks"; null if the page has no text for it. */
  label: string | null
  /** US cents as the page gives it; null if not given. */
  priceCents: number | null
  /** Units left; null if unknown. */
  units: number | null
  /** True for the size that the line has now. */
  isCurrent: boolean
}

export interface UseSizesResult {
  /** The sizes of the line's item that the page knows, in its order; empty if it knows none. */
  sizes: readonly ItemSize[]
  /** Load status of the stock: `idle` without sizes, `loading` or `ready`. */
  status: LoadStatus
}

/**
 * The sizes that a line can be swapped to with `useLineItem().swapSku`, with the stock of each.
 *
 * @example
 * const { sizes } = useSizes(lineId)
 * return sizes.map(({ skuId, label, units }) => <option key={skuId} disabled={units === 0}>{label}</option>)
 */
export function useSizes(lineId: number): UseSizesResult {
  const { skuStock } = useStore().use(catalogueActions)
  const { line, info } = useLineItem(lineId)
  const skus = info?.product.skus
  const ids = skus?.map(({ sku_id }) => sku_id).join() ?? ''
  const [known, setKnown] = useState<{ ids: string; units: ReadonlyMap<number, number | null> }>()

  useEffect(() => {
    if (ids === '') return
    let isWanted = true
    void skuStock(ids.split(',').map(Number)).then((outcome) => {
      const units = outcome.status === 'ready' ? outcome.units : new Map()
      if (isWanted) setKnown({ ids, units })
    })
    return () => {
      isWanted = false
    }
  }, [ids, skuStock])

  const units = known?.ids === ids ? known.units : null
  const sizes = useMemo(
    () =>
      (skus ?? []).map(({ sku_id, label, price }) => ({
        skuId: sku_id,
        label: label || null,
        priceCents: price == null ? null : cents(price),
        units: units?.get(sku_id) ?? null,
        isCurrent: sku_id === line?.sku_id,
      })),
    [skus, units, line?.sku_id],
  )
  return { sizes, status: ids === '' ? 'idle' : units ? 'ready' : 'loading' }
}
