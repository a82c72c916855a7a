import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Shipment } from '../../domain/schema/entities'
import { isReady } from '../../domain/shipment/completeness'
import { finderOf } from '../../domain/shipment/findShipments'
import {
  useAnnounce,
  useCartSelector,
  useProblemShipments,
  useShipmentIds,
  useStore,
  useTexts,
} from '../../hooks'
import { fill } from '../../texts/catalogue'
import { finderTexts } from '../../texts/finder'
import { eachShipment } from './eachShipment'

/** How long nothing may be typed before what was found is said, in milliseconds. */
const SAID_AFTER_MS = 800

interface Finding {
  /** How many recipients there are. */
  all: number
  query: string
  setQuery(query: string): void
  isOnlyMissing: boolean
  setOnlyMissing(isOnly: boolean): void
  /** How many were found, in words. */
  result: string
  clear(): void
}

/**
 * Finding recipients of a cart by name, place or item. `onChoose` hears the ids of those that match, or
 * null for all; how many they are is said once nobody types any more.
 */
export function useFinding(onChoose: (ids: ReadonlySet<number> | null) => void): Finding {
  const texts = useTexts(finderTexts)
  const announce = useAnnounce()
  const { clock, state } = useStore()
  const { products } = state
  const all = useShipmentIds().length
  const [query, setQuery] = useState('')
  const [isOnlyMissing, setOnlyMissing] = useState(false)
  const asked = useDeferredValue(query)
  const isAsked = asked.trim() !== '' || isOnlyMissing

  const problems = useProblemShipments()
  // Drawn again when others are found, and not for each change of a cart.
  const select = useMemo(() => {
    const leadsTo = finderOf(asked, (skuId) => products.get(skuId)?.product.name ?? '')
    const isMissing = (one: Shipment) => problems.has(one.crec_id) || !isReady(one)
    return eachShipment(
      (one) => (leadsTo(one) && (!isOnlyMissing || isMissing(one)) ? one.crec_id : null),
      (ids): ReadonlySet<number> => new Set(ids.filter((id) => id !== null)),
    )
  }, [asked, isOnlyMissing, products, problems])
  const found = useCartSelector(select)
  const result = found.size === 0 ? texts.none : fill(texts.found, { count: found.size, all })

  useEffect(() => {
    onChoose(isAsked ? found : null)
  }, [isAsked, found, onChoose])
  useEffect(() => {
    if (!isAsked) return
    return clock.after(SAID_AFTER_MS, () => announce('say', { text: result }))
  }, [isAsked, result, announce, clock])

  const clear = () => {
    setQuery('')
    setOnlyMissing(false)
  }
  return { all, query, setQuery, isOnlyMissing, setOnlyMissing, result, clear }
}
