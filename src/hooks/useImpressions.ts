import { useCallback, useEffect, useRef } from 'react'
import { impressionActions, type SeenItem } from '../store/product/impressions'
import { useStore } from './StoreProvider'

export type { SeenItem } from '../store/product/impressions'

/** So much of an item has to be in sight before it counts as seen. */
const ENOUGH = 0.5

/**
 * Tells which items of a list were really seen, each once: the event `items-seen` has those that came in
 * sight together. Where a browser cannot say what is in sight, nothing is told.
 *
 * @example
 * const seen = useImpressions('Steaks')
 * return items.map((item) => <li key={item.skuId} ref={seen(item)}>{item.name}</li>)
 */
export function useImpressions(list: string): (item: SeenItem) => (node: Element | null) => void {
  const { tellSeen } = useStore().use(impressionActions)
  const watched = useRef(new Map<Element, SeenItem>())
  const told = useRef(new Set<number>())
  const observer = useRef<IntersectionObserver | null>(null)

  const watch = useCallback(() => {
    if (typeof IntersectionObserver === 'undefined') return null
    return new IntersectionObserver(
      (entries) => {
        const seen = entries.flatMap(({ target, isIntersecting }) => {
          const item = isIntersecting ? watched.current.get(target) : undefined
          if (!item || told.current.has(item.skuId)) return []
          told.current.add(item.skuId)
          return [item]
        })
        if (seen.length > 0) tellSeen(list, seen)
      },
      { threshold: ENOUGH },
    )
  }, [list, tellSeen])
  useEffect(() => {
    const current = watch()
    observer.current = current
    for (const node of watched.current.keys()) current?.observe(node)
    return () => current?.disconnect()
  }, [watch])

  return useCallback(
    (item: SeenItem) => (node: Element | null) => {
      if (!node) return
      watched.current.set(node, item)
      observer.current?.observe(node)
      return () => {
        watched.current.delete(node)
        observer.current?.unobserve(node)
      }
    },
    [],
  )
}
