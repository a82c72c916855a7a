import { useEffect, useState } from 'react'
import { useCartStatus, useDeliveryDates } from '../../hooks'

/** Whether a cut-off that could still be met when the page was opened has passed, once the cart was read again for it. */
export function useHasCutoffPassed(shipmentId: number): boolean {
  const { minutesToCutoff } = useDeliveryDates(shipmentId)
  const { refresh } = useCartStatus()
  const [wasAhead, setAhead] = useState(false)
  const [isRead, setRead] = useState(false)
  if (minutesToCutoff !== null && !wasAhead) setAhead(true)
  const isPassed = wasAhead && minutesToCutoff === null
  // The server moves what was to leave today; a read that fails is over, too.
  useEffect(() => {
    if (isPassed) void refresh().then(() => setRead(true))
  }, [isPassed, refresh])
  return isPassed && isRead
}
