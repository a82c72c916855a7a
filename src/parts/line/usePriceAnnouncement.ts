import { useEffect, useRef } from 'react'
import { useAnnounce, usePriceChanges } from '../../hooks'

/** Announces each price change once. */
export function usePriceAnnouncement(): void {
  const changes = usePriceChanges()
  const announce = useAnnounce()
  const told = useRef(new Map<number, number>())
  useEffect(() => {
    const news = changes.filter(({ lineId, toCents }) => told.current.get(lineId) !== toCents)
    told.current = new Map(changes.map(({ lineId, toCents }) => [lineId, toCents]))
    if (news.length > 0) announce('prices-changed', { count: news.length })
  }, [changes, announce])
}
