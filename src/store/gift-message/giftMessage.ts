import type { InputOf } from '../../api/row'
import { postGiftMessage } from '../../api/shipment'
import { truncate } from '../../domain/limits'
import type { Shipment } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import type { SaveOutcome } from '../core/outcome'
import { shipmentKey } from '../core/pending'
import { save } from '../core/save'

/** What goes with a gift: the message in the parcel, and the e-mail that announces it. */
export type GiftMessage = InputOf<typeof postGiftMessage>['body']['message_data']

/** The gift message of a shipment as it is saved. */
export function messageDataOf(shipment: Shipment): GiftMessage {
  const { is_a_gift, gift_message, announce_it_message, announce_it_email } = shipment
  const { announce_it_time, announce_it_send_flag } = shipment
  return {
    is_a_gift,
    gift_message,
    announce_it_message,
    announce_it_email,
    announce_it_time,
    announce_it_send_flag,
  }
}

/** Saving a gift message and its announcement. */
export function giftMessageVerbs(context: StoreContext) {
  return {
    /**
     * Saves the gift message of a shipment; what is not given stays as it is, what is too long is
     * cut to its limit. Never rejects. Source: specification §§5, 7.
     */
    setGiftMessage(shipment: Shipment, change: Partial<GiftMessage>): Promise<SaveOutcome> {
      const message_data = fitted({ ...messageDataOf(shipment), ...change })
      const body = { crec_id: shipment.crec_id, message_data }
      return save(
        context,
        [shipmentKey(shipment.crec_id)],
        postGiftMessage,
        () => ({ body }),
        (answer) => answer?.status === 'success',
      )
    },
  }
}

const LIMITED = ['gift_message', 'announce_it_message', 'announce_it_email'] as const

function fitted(message: GiftMessage): GiftMessage {
  const cut = { ...message }
  for (const field of LIMITED) {
    const text = cut[field]
    if (text) cut[field] = truncate(field, text)
  }
  return cut
}
