import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { isReady } from '../domain/completeness'
import type { Shipment } from '../domain/entities'
import { findShipments } from '../domain/findShipments'
import { useAnnounce, useCartSelector, useStore, useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { finderTexts } from '../texts/finder'

/** How long nothing may be typed before what was found is said, in milliseconds. */
const SAID_AFTER_MS = 800
const NONE: readonly never[] = []

interface Finding {
  shipments: readonly Shipment[]
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
  const { products } = useStore().state
  const shipments = useCartSelector((cart) => cart?.recipients ?? NONE)
  const [query, setQuery] = useState('')
  const [isOnlyMissing, setOnlyMissing] = useState(false)
  const asked = useDeferredValue(query)
  const isAsked = asked.trim() !== '' || isOnlyMissing

  const found = useMemo(() => {
    const named = findShipments(
      shipments,
      asked,
      (skuId) => products.get(skuId)?.product.name ?? '',
    )
    return isOnlyMissing ? named.filter((one) => !isReady(one)) : named
  }, [shipments, asked, isOnlyMissing, products])
  const result =
    found.length === 0
      ? texts.none
      : fill(texts.found, { count: found.length, all: shipments.length })

  useEffect(() => {
    onChoose(isAsked ? new Set(found.map(({ crec_id }) => crec_id)) : null)
  }, [isAsked, found, onChoose])
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => announce('say', { text: result }), SAID_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isAsked, result, announce])

  const clear = () => {
    setQuery('')
    setOnlyMissing(false)
  }
  return { shipments, query, setQuery, isOnlyMissing, setOnlyMissing, result, clear }
}
