import type { Shipment } from '../../domain/schema/entities'
import { isMyself, recipientName } from '../../domain/shipment/shipments'
import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { shipmentTexts } from '../../texts/shipment'

/** Returns a function that names a gift's recipient, for gift lists. */
export function useGiftName(): (shipment: Shipment) => string {
  const { myself } = useTexts(commonTexts)
  const { toSomeone } = useTexts(shipmentTexts)
  return (shipment) => (isMyself(shipment) ? myself : recipientName(shipment) || toSomeone)
}
