import { useEffect, useState } from 'react'
import { useCartStatus, useDeliveryDates, useTexts } from '../../hooks'
import { cartTexts } from '../../texts/cart'
import { Message } from '../../ui'

/** Says that today's packages have gone meanwhile: when the page was opened they could still be caught. */
export function CutoffNote({ shipmentId }: { shipmentId: number }) {
  const { minutesToCutoff } = useDeliveryDates(shipmentId)
  const { cutoffPassed } = useTexts(cartTexts)
  const [wasAhead, setAhead] = useState(false)
  const { refresh } = useCartStatus()
  if (minutesToCutoff !== null && !wasAhead) setAhead(true)
  const isPassed = wasAhead && minutesToCutoff === null
  // The server moves what was to leave today.
  useEffect(() => {
    if (isPassed) void refresh()
  }, [isPassed, refresh])
  if (!isPassed) return null
  return (
    <Message tone="info" role="status">
      {cutoffPassed}
    </Message>
  )
}
