import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Shipment } from '../../domain/schema/entities'
import { isReady } from '../../domain/shipment/completeness'
import { finderOf } from '../../domain/shipment/findShipments'
import {
  useAnnounce,
  useCartSelector,
  useCartStatus,
  useProblemShipments,
  useShipmentIds,
  useStore,
  useTexts,
} from '../../hooks'
import { fill } from '../../texts/catalogue'
import { finderTexts } from '../../texts/finder'
import { eachShipment } from './eachShipment'

/** How long typing must pause before the result is announced, in milliseconds. */
const SAID_AFTER_MS = 800

interface Finding {
  /** Total number of recipients. */
  all: number
  query: string
  setQuery(query: string): void
  isOnlyMissing: boolean
  setOnlyMissing(isOnly: boolean): void
  /** The number of matches, as text. */
  result: string
  clear(): void
}

/**
 * Searches the cart's recipients by name, place or item. Calls `onChoose` with the matching ids, or null
 * for all; the number of matches is announced once typing pauses.
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
  const { isWhole } = useCartStatus()
  // Re-renders when the matches change, not on every cart change.
  const select = useMemo(() => {
    const leadsTo = finderOf(asked, (skuId) => products.get(skuId)?.product.name ?? '')
    const isMissing = (one: Shipment) => problems.has(one.crec_id) || (isWhole && !isReady(one))
    return eachShipment(
      (one) => (leadsTo(one) && (!isOnlyMissing || isMissing(one)) ? one.crec_id : null),
      (ids): ReadonlySet<number> => new Set(ids.filter((id) => id !== null)),
    )
  }, [asked, isOnlyMissing, products, problems, isWhole])
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
