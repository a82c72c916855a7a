import { useTexts } from '../../hooks'
import { cartTexts } from '../../texts/cart'
import { Message } from '../../ui'
import { useHasCutoffPassed } from './useHasCutoffPassed'

/** Notes that today's cutoff has passed since the page was opened. Belongs in a `StatusRegion`. */
export function CutoffNote({ shipmentId }: { shipmentId: number }) {
  const { cutoffPassed } = useTexts(cartTexts)
  if (!useHasCutoffPassed(shipmentId)) return null
  return <Message tone="info">{cutoffPassed}</Message>
}
