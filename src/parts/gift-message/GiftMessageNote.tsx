import { sendDayOf } from '../../domain/gift-message/sendDay'
import type { Shipment } from '../../domain/schema/entities'
import { isEGift } from '../../domain/shipment/shipments'
import { useAsk, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { shipmentTexts } from '../../texts/shipment'
import { TextButton } from '../../ui'
import './GiftMessageNote.css'
import { possessive } from '../recipient/recipientLabel'
import { ShipmentRow } from '../shipment/ShipmentRow'

interface GiftMessageNoteProps {
  shipment: Shipment
  /** Opens the editor in its place; a dialog when absent. */
  onEdit?(): void
}

/** The words that go with a shipment, as the card in the parcel will say them, and the way to them. */
export function GiftMessageNote({ shipment, onEdit }: GiftMessageNoteProps) {
  const format = useFormat()
  const texts = useTexts(shipmentTexts)
  const { change } = useTexts(commonTexts)
  const ask = useAsk()
  const { crec_id: shipmentId, announce_it_send_flag, announce_it_email } = shipment
  const message = shipment.gift_message?.trim()
  // When an e-gift goes out is said where it is sent.
  const isAnnounced = announce_it_send_flag && !isEGift(shipment)
  const day = isAnnounced ? sendDayOf(shipment.announce_it_time) : null
  const label = message ? texts.changeMessage : texts.addMessageTo

  return (
    <ShipmentRow
      icon="note"
      action={
        <TextButton
          aria-label={fill(label, { possessive: possessive(shipment, texts) })}
          onClick={onEdit ?? (() => void ask('gift-message', { shipmentId }))}
        >
          {message ? change : texts.addMessage}
        </TextButton>
      }
    >
      {message && (
        <figure className="gw-gift-note" aria-label={texts.giftMessage}>
          <blockquote className="gw-gift-note-text">{message}</blockquote>
        </figure>
      )}
      {day && (
        <p className="gw-gift-note-announced">
          {fill(texts.announced, { day: format.day(day, 'short'), email: announce_it_email ?? '' })}
        </p>
      )}
    </ShipmentRow>
  )
}
