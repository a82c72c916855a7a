import { useEffect, useState } from 'react'
import { useDeliveryDates, useTexts } from '../../hooks'
import { cartTexts } from '../../texts/cart'
import { Message } from '../../ui'

/** Says that today's packages have gone, where they still could be caught when the page was opened too. */
export function CutoffNote({ shipmentId }: { shipmentId: number }) {
  const { isCutoffPassed, minutesToCutoff } = useDeliveryDates(shipmentId)
  const { cutoffPassed } = useTexts(cartTexts)
  const [wasAhead, setAhead] = useState(false)
  useEffect(() => {
    if (minutesToCutoff !== null) setAhead(true)
  }, [minutesToCutoff])
  if (!isCutoffPassed && !(wasAhead && minutesToCutoff === null)) return null
  return (
    <Message tone="info" role="status">
      {cutoffPassed}
    </Message>
  )
}
