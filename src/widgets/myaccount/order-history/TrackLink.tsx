import type { OrderShipment } from '../../../domain/account/orders'
import { trackingOf } from '../../../domain/account/tracking'
import { useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { orderStatusTexts } from '../../../texts/order'
import { useOrderWords } from './useOrderWords'

/** A link to the carrier, in a new tab; before a gift ships, a note that there is none yet. */
export function TrackLink({ shipment }: { shipment: OrderShipment }) {
  const { track, trackMine, noTrack } = useTexts(orderStatusTexts)
  const { personText } = useOrderWords()
  const tracking = trackingOf(shipment)
  if (tracking === null) return null
  if (tracking === 'later') return <span className="gw-note">{noTrack}</span>
  const name = shipment.fname?.trim() || personText(shipment)
  return (
    <a className="gw-gift-track" href={tracking.url} target="_blank" rel="noreferrer">
      {shipment.is_myself ? trackMine : fill(track, { name })}
    </a>
  )
}
