import type { Shipment } from '../domain/entities'
import { isEGift } from '../domain/shipments'
import { useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { shipmentTexts } from '../texts/shipment'
import { DeliveryFacts } from './DeliveryFacts'
import { GiftMessageNote } from './GiftMessageNote'
import { recipientLabel } from './recipientLabel'
import './ShipmentHeader.css'

/** Who a shipment goes to, where, when, and with what words. */
export function ShipmentHeader({ shipment, headingId }: { shipment: Shipment; headingId: string }) {
  const texts = useTexts(shipmentTexts)
  const { city, state } = shipment
  const place = city && state ? fill(texts.place, { city, state }) : (city ?? state)

  return (
    <header className="gw-shipment-header">
      <h2 className="gw-shipment-name" id={headingId} data-gw-heading tabIndex={-1}>
        {recipientLabel(shipment, texts)}
      </h2>
      {!isEGift(shipment) && <p className="gw-shipment-place">{place || texts.noAddress}</p>}
      <DeliveryFacts shipment={shipment} />
      <GiftMessageNote shipment={shipment} />
    </header>
  )
}
