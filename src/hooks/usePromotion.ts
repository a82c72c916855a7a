import { useCallback, useEffect, useRef } from 'react'
import { impressionActions } from '../store/offer/impressions'
import type { Promotion } from '../store/offer/seenItems'
import { createSightings } from './internal/sightings'
import { useStore } from './StoreProvider'

export type { Promotion } from '../store/offer/seenItems'

export interface UsePromotionResult {
  /** The `ref` for the element that shows the offer. */
  watch(element: Element | null): (() => void) | undefined
  /** Reports that the shopper followed the offer. */
  select(): void
}

/**
 * Reports that an offer on the page was at least half visible for a second, or was followed, through the
 * events `promotion-seen` and `promotion-selected`.
 *
 * @example
 * const { watch, select } = usePromotion({ id: 'sale', name: '10% off', code: 'STEAK10' })
 * return <a ref={watch} href="/sale" onClick={select}>10% off</a>
 */
export function usePromotion(promotion: Promotion): UsePromotionResult {
  const store = useStore()
  const { notePromotion, noteSelected } = store.use(impressionActions)
  const latest = useRef(promotion)
  useEffect(() => {
    latest.current = promotion
  })
  const { id } = promotion
  // biome-ignore lint/correctness/useExhaustiveDependencies: another offer in the same element is seen anew
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      const sightings = createSightings(store.clock, () => {})
      sightings.watch(element, () => notePromotion(latest.current))
      return () => sightings.end()
    },
    [store, notePromotion, id],
  )
  return { watch, select: useCallback(() => noteSelected(latest.current), [noteSelected]) }
}
