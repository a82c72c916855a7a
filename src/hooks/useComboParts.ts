import { useCallback, useState } from 'react'
import type { SkuInfo } from '../domain/product/products'
import type { LoadStatus } from '../store/core/state'
import { catalogueActions } from '../store/offer/actions'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

/** A part of a combo. */
export interface KnownComboPart {
  skuId: number
  quantity: number
  /** Whether the combo is sold under this sku. */
  isPrimary: boolean
  /** Name and size; null if the page does not know the sku. */
  info: SkuInfo | null
}

export interface UseComboPartsResult {
  /** Its parts; empty until `load` is called. */
  parts: readonly KnownComboPart[]
  /** Load status: `idle`, `loading`, `ready` or `failed`. */
  status: LoadStatus
  /** Loads the parts. Never rejects. */
  load(): Promise<void>
}

interface Slot {
  skuId: number
  status: LoadStatus
  parts: readonly Omit<KnownComboPart, 'info'>[]
}

const NONE: readonly never[] = []

/**
 * The parts of a combo, loaded on demand.
 *
 * @example
 * const { parts, load } = useComboParts(line.sku_id)
 * return <button onClick={load}>{parts.length || 'What is inside?'}</button>
 */
export function useComboParts(skuId: number): UseComboPartsResult {
  const { comboParts, comboPrimary } = useStore().use(catalogueActions)
  const products = useStateSelector(({ state }) => state.products)
  const [slot, setSlot] = useState<Slot>()
  const load = useCallback(async () => {
    const begun: Slot = { skuId, status: 'loading', parts: NONE }
    setSlot(begun)
    const [outcome, leading] = await Promise.all([comboParts(skuId), comboPrimary(skuId)])
    // If the primary sku cannot be loaded, no part is primary.
    const primary = leading.status === 'ready' ? leading.skuId : null
    const all = outcome.status === 'ready' ? outcome.parts : NONE
    const parts = all.map((part) => ({ ...part, isPrimary: part.skuId === primary }))
    // Ignore the response if they were requested again, or another sku was, in the meantime.
    setSlot((now) => (now === begun ? { skuId, status: outcome.status, parts } : now))
  }, [comboParts, comboPrimary, skuId])

  const own = slot?.skuId === skuId ? slot : null
  return {
    parts: own?.parts.map((part) => ({ ...part, info: products.get(part.skuId) ?? null })) ?? NONE,
    status: own?.status ?? 'idle',
    load,
  }
}
