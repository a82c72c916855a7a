import { shipmentStatus } from '../../../domain/account/orderStatus'
import type { OrderShipment } from '../../../domain/account/orders'
import { safeUrl } from '../../../domain/page/urls'
import { useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { orderStatusTexts } from '../../../texts/order'
import { useOrderWords } from './useOrderWords'

/** The way to the carrier, in a tab of its own; before a gift leaves, that there is none yet. */
export function TrackLink({ shipment }: { shipment: OrderShipment }) {
  const { track, trackMine, noTrack } = useTexts(orderStatusTexts)
  const { personText } = useOrderWords()
  const url = safeUrl(shipment.tracking_url)
  const name = shipment.fname?.trim() || personText(shipment)
  if (url)
    return (
      <a className="gw-gift-track" href={url} target="_blank" rel="noreferrer">
        {shipment.is_myself ? trackMine : fill(track, { name })}
      </a>
    )
  return shipmentStatus(shipment) === 'preparing' ? (
    <span className="gw-note">{noTrack}</span>
  ) : null
}
