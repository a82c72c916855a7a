import type { Shipment } from '../../domain/schema/entities'
import { isMyself, recipientName } from '../../domain/shipment/shipments'
import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { shipmentTexts } from '../../texts/shipment'

/** Who a gift is for, as lists of gifts say it. */
export function useGiftName(): (shipment: Shipment) => string {
  const { myself } = useTexts(commonTexts)
  const { toSomeone } = useTexts(shipmentTexts)
  return (shipment) => (isMyself(shipment) ? myself : recipientName(shipment) || toSomeone)
}
