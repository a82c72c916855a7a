import { useEffect, useRef } from 'react'
import { useAnnounce, usePriceChanges } from '../../hooks'

/** Announces each price change once. */
export function usePriceAnnouncement(): void {
  const changes = usePriceChanges()
  const announce = useAnnounce()
  const announced = useRef(new Map<number, number>())
  useEffect(() => {
    const news = changes.filter(({ lineId, toCents }) => announced.current.get(lineId) !== toCents)
    announced.current = new Map(changes.map(({ lineId, toCents }) => [lineId, toCents]))
    if (news.length > 0) announce('prices-changed', { count: news.length })
  }, [changes, announce])
}
