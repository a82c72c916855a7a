import { useCallback, useEffect, useMemo, useRef } from 'react'
import { impressionActions } from '../store/offer/impressions'
import type { SeenItem } from '../store/offer/seenItems'
import { createSightings, type Sightings } from './internal/sightings'
import { useStore } from './StoreProvider'

export type { SeenItem, SeenItems } from '../store/offer/seenItems'

export interface UseImpressionsOptions {
  /** The list's name in reports, such as "Steaks". */
  list: string
  /** Whether impressions may be reported; earlier ones wait until it is true. Default true. */
  isAllowed?: boolean
}

export interface UseImpressionsResult {
  /** Returns the `ref` for the element that shows an item; stable for the same item id. */
  watch(item: SeenItem): (element: Element | null) => (() => void) | undefined
}

/**
 * Reports the products of a list that were at least half visible for a second, each once per page, in
 * batches through the event `items-seen`.
 *
 * @example
 * const { watch } = useImpressions({ list: 'Steaks' })
 * return <li ref={watch({ itemId: 1001, skuId: 10011, name: 'Filet Mignon', priceCents: 10995, index: 0 })} />
 */
export function useImpressions({
  list,
  isAllowed = true,
}: UseImpressionsOptions): UseImpressionsResult {
  const store = useStore()
  const { noteSeen } = store.use(impressionActions)
  const sightings = useRef<Sightings>(null)
  const latest = useRef({ list, isAllowed, noteSeen })
  const waiting = useRef<SeenItem[]>([])
  const items = useRef(new Map<number, SeenItem>())
  const refs = useRef(new Map<number, ReturnType<UseImpressionsResult['watch']>>())

  const tell = useCallback(() => {
    const { list, isAllowed, noteSeen } = latest.current
    if (!isAllowed || waiting.current.length === 0) return
    noteSeen(list, waiting.current.splice(0))
  }, [])
  useEffect(() => {
    latest.current = { list, isAllowed, noteSeen }
    tell()
  })
  useEffect(
    () => () => {
      sightings.current?.end()
      sightings.current = null
    },
    [],
  )

  return useMemo(
    () => ({
      watch(item) {
        const { itemId } = item
        items.current.set(itemId, item)
        const known = refs.current.get(itemId)
        if (known) return known
        const made = (element: Element | null) => {
          if (!element) return undefined
          sightings.current ??= createSightings(store.clock, tell)
          return sightings.current.watch(element, () => {
            const seen = items.current.get(itemId)
            if (seen) waiting.current.push(seen)
          })
        }
        refs.current.set(itemId, made)
        return made
      },
    }),
    [store, tell],
  )
}
