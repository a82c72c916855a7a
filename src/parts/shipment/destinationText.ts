import type { Shipment } from '../../domain/schema/entities'
import { isEGift } from '../../domain/shipment/shipments'
import { fill } from '../../texts/catalogue'
import type { shipmentTexts } from '../../texts/shipment'
import { addressText } from '../recipient/addressText'

/** A shipment's destination in one line, or why no street is shown. */
export function destinationText(shipment: Shipment, texts: typeof shipmentTexts.texts): string {
  if (isEGift(shipment)) return texts.noAddressNeeded
  if (shipment.awaits_address) return fill(texts.awaitsAddress, { name: shipment.fname ?? '' })
  return addressText(shipment, texts) || texts.noAddress
}
