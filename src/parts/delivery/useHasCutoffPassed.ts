import { useEffect, useState } from 'react'
import { useCartStatus, useDeliveryDates } from '../../hooks'

/** Whether a cut-off that could still be met when the page was opened has passed; the cart is read again then. */
export function useHasCutoffPassed(shipmentId: number): boolean {
  const { minutesToCutoff } = useDeliveryDates(shipmentId)
  const { refresh } = useCartStatus()
  const [wasAhead, setAhead] = useState(false)
  if (minutesToCutoff !== null && !wasAhead) setAhead(true)
  const isPassed = wasAhead && minutesToCutoff === null
  // The server moves what was to leave today.
  useEffect(() => {
    if (isPassed) void refresh()
  }, [isPassed, refresh])
  return isPassed
}
