import { sendDayOf } from '../../../domain/gift-message/sendDay'
import type { Shipment } from '../../../domain/schema/entities'
import { isEGift, isMyself, recipientName } from '../../../domain/shipment/shipments'
import { useAsk, useFormat, useTexts } from '../../../hooks'
import { arrivalText, possessive } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { addTexts } from '../../../texts/pdp'
import { pdpMoreTexts } from '../../../texts/pdpMore'
import { shipmentTexts } from '../../../texts/shipment'
import { TextButton } from '../../../ui'
import type { Placed } from './placed'

/** One person's delivery day, with a button to change it. */
export function AddedRow({ shipment, bought }: { shipment: Shipment; bought: Placed }) {
  const texts = useTexts(pdpMoreTexts)
  const words = useTexts(shipmentTexts)
  const { someone } = useTexts(addTexts)
  const { myself } = useTexts(commonTexts)
  const format = useFormat()
  const ask = useAsk()
  const { crec_id: shipmentId, gift_message: card } = shipment
  const isMine = isMyself(shipment)
  const name = isMine ? myself : recipientName(shipment) || someone
  const sent = sendDayOf(shipment.announce_it_time)
  const sending = sent ? fill(words.emailDay, { day: format.day(sent) }) : words.noDay
  return (
    <li className="gw-added-row">
      <span className="gw-added-who">
        <span className="gw-added-name">{name}</span>
        <span className="gw-note">
          {isEGift(shipment) ? sending : arrivalText(shipment, words, format)}
        </span>
      </span>
      <TextButton
        aria-label={fill(texts.changeDateOf, { name })}
        onClick={() => void ask('delivery-dates', { shipmentId })}
      >
        {texts.changeDate}
      </TextButton>
      {bought.keptMessages.includes(shipmentId) && card && (
        <p className="gw-added-note">
          {isMine
            ? texts.messageKeptMine
            : fill(texts.messageKept, { possessive: possessive(shipment, words) })}
        </p>
      )}
    </li>
  )
}
