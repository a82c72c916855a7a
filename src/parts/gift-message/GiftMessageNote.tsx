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
  /** Opens the editor inline. If absent, a dialog opens. */
  onEdit?(): void
}

/** A shipment's gift message as it will appear on the card, and a button to edit it. */
export function GiftMessageNote({ shipment, onEdit }: GiftMessageNoteProps) {
  const format = useFormat()
  const texts = useTexts(shipmentTexts)
  const { change } = useTexts(commonTexts)
  const ask = useAsk()
  const { crec_id: shipmentId, announce_it_send_flag, announce_it_email } = shipment
  const message = shipment.gift_message?.trim()
  // An e-gift's send date is shown with its delivery.
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
