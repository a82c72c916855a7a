import { useShipment, useTexts } from '../../hooks'
import { shipmentTexts } from '../../texts/shipment'
import { possessive } from '../recipient/recipientLabel'

/** Whose a shipment is, before the word "shipment". */
export function usePossessive(shipmentId: number): string {
  const { shipment } = useShipment(shipmentId)
  const words = useTexts(shipmentTexts)
  return shipment ? possessive(shipment, words) : words.possessiveSomeone
}
