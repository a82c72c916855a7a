import type { Shipment } from '../domain/entities'
import { useTexts } from '../hooks'
import { shipmentTexts } from '../texts/shipment'
import './GiftMessageNote.css'

/** The gift message of a shipment, as the card in the parcel will say it. */
export function GiftMessageNote({ shipment }: { shipment: Shipment }) {
  const texts = useTexts(shipmentTexts)
  const message = shipment.gift_message?.trim()
  if (!message) return null
  return (
    <figure className="gw-gift-note" aria-label={texts.giftMessage}>
      <blockquote className="gw-gift-note-text">{message}</blockquote>
    </figure>
  )
}
