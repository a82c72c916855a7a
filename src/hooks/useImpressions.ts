import { useCallback, useEffect, useMemo, useRef } from 'react'
import { impressionActions } from '../store/offer/impressions'
import type { SeenItem } from '../store/offer/seenItems'
import { createSightings, type Sightings } from './internal/sightings'
import { useStore } from './StoreProvider'

export type { SeenItem, SeenItems } from '../store/offer/seenItems'

export interface UseImpressionsOptions {
  /** What the list is called in reports, such as "Steaks". */
  list: string
  /** Whether it may be told; what is seen before waits for it. Default true. */
  isAllowed?: boolean
}

export interface UseImpressionsResult {
  /** The `ref` of the element that shows an item; it keeps its identity as long as the item's id does. */
  watch(item: SeenItem): (element: Element | null) => (() => void) | undefined
}

/**
 * Which products of a list were really in sight: half of them, for a second, each once a page. They are
 * told together by the event `items-seen`.
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
  const told = useRef({ list, isAllowed, noteSeen })
  const waiting = useRef<SeenItem[]>([])
  const items = useRef(new Map<number, SeenItem>())
  const refs = useRef(new Map<number, ReturnType<UseImpressionsResult['watch']>>())

  const tell = useCallback(() => {
    const { list, isAllowed, noteSeen } = told.current
    if (!isAllowed || waiting.current.length === 0) return
    noteSeen(list, waiting.current.splice(0))
  }, [])
  useEffect(() => {
    told.current = { list, isAllowed, noteSeen }
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
