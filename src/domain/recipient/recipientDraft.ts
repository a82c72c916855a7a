import type { Shipment } from '../schema/entities'
import { isEGift } from '../shipment/shipments'
import { type AddressDraft, draftOf } from './addressFields'

/** A shipment's recipient for editing; for an e-gift, with the email that it is sent to. */
export function recipientDraft(shipment: Shipment): AddressDraft {
  const { announce_it_email } = shipment
  return draftOf(
    isEGift(shipment) && announce_it_email ? { ...shipment, email: announce_it_email } : shipment,
  )
}
