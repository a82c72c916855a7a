import { useEffect, useState } from 'react'
import { useCartStatus, useDeliveryDates } from '../../hooks'

/**
 * Whether a cutoff that was still ahead when the page opened has passed and the cart has been reloaded
 * since.
 */
export function useHasCutoffPassed(shipmentId: number): boolean {
  const { minutesToCutoff } = useDeliveryDates(shipmentId)
  const { refresh } = useCartStatus()
  const [wasAhead, setAhead] = useState(false)
  const [isRead, setRead] = useState(false)
  if (minutesToCutoff !== null && !wasAhead) setAhead(true)
  const isPassed = wasAhead && minutesToCutoff === null
  // The server moves shipments due to leave today. A failed reload counts as done, too.
  useEffect(() => {
    if (isPassed) void refresh().then(() => setRead(true))
  }, [isPassed, refresh])
  return isPassed && isRead
}
