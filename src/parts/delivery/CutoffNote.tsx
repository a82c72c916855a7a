import { useState } from 'react'
import { useDeliveryDates, useTexts } from '../../hooks'
import { cartTexts } from '../../texts/cart'
import { Message } from '../../ui'

/** Says that today's packages have gone meanwhile: when the page was opened they could still be caught. */
export function CutoffNote({ shipmentId }: { shipmentId: number }) {
  const { minutesToCutoff } = useDeliveryDates(shipmentId)
  const { cutoffPassed } = useTexts(cartTexts)
  const [wasAhead, setAhead] = useState(false)
  if (minutesToCutoff !== null && !wasAhead) setAhead(true)
  if (!wasAhead || minutesToCutoff !== null) return null
  return (
    <Message tone="info" role="status">
      {cutoffPassed}
    </Message>
  )
}
