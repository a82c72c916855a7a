import { addOnGapCents } from '../../domain/line/addOns'
import type { Shipment } from '../../domain/schema/entities'
import { unmetAutoDeliveryLines } from '../../domain/shipment/autoDelivery'
import { useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { shipmentTexts } from '../../texts/shipment'
import { Message } from '../../ui'
import { useItemName } from '../line/useItemName'

/** What currently blocks a shipment from checkout: add-ons alone, auto-delivery without its item. */
export function ShipmentWarnings({ shipment }: { shipment: Shipment }) {
  const format = useFormat()
  const texts = useTexts(shipmentTexts)
  const gap = addOnGapCents(shipment)
  const [unmet] = unmetAutoDeliveryLines(shipment)
  const item = useItemName(unmet?.clin_id ?? -1)
  return (
    <>
      {gap > 0 && (
        <Message className="gw-shipment-warning" tone="warn">
          {fill(texts.addOnGap, { amount: format.money(gap) })}
        </Message>
      )}
      {unmet && (
        <Message className="gw-shipment-warning" tone="warn">
          {fill(texts.autoDeliveryGap, { item })}
        </Message>
      )}
    </>
  )
}
