import { useTexts } from '../../hooks'
import { cartTexts } from '../../texts/cart'
import { Message } from '../../ui'
import { useHasCutoffPassed } from './useHasCutoffPassed'

/** Says that today's packages have gone meanwhile: when the page was opened they could still be caught. */
export function CutoffNote({ shipmentId }: { shipmentId: number }) {
  const { cutoffPassed } = useTexts(cartTexts)
  if (!useHasCutoffPassed(shipmentId)) return null
  return (
    <Message tone="info" role="status">
      {cutoffPassed}
    </Message>
  )
}
