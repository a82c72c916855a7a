import type { Shipment } from '../domain/entities'
import { isEGift, isMyself } from '../domain/shipments'
import { useShipmentIds, useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { shipmentTexts } from '../texts/shipment'
import { Icon } from '../ui'
import { addressText } from './addressText'
import { DeliveryFacts } from './DeliveryFacts'
import { GiftMessageNote } from './GiftMessageNote'
import { recipientLabel } from './recipientLabel'
import './ShipmentHeader.css'

/** The gift tag of a shipment: who it goes to, where, when, and with what words. */
export function ShipmentHeader({ shipment, headingId }: { shipment: Shipment; headingId: string }) {
  const texts = useTexts(shipmentTexts)
  const ids = useShipmentIds()
  const place = ids.indexOf(shipment.crec_id) + 1

  return (
    <header className="gw-shipment-header">
      <div className="gw-shipment-tag">
        <Icon className="gw-shipment-sign" name={isMyself(shipment) ? 'user' : 'gift'} />
        <h2 className="gw-shipment-name" id={headingId} data-gw-heading tabIndex={-1}>
          {recipientLabel(shipment, texts)}
        </h2>
        {ids.length > 1 && (
          <p className="gw-shipment-place">{fill(texts.nth, { place, count: ids.length })}</p>
        )}
      </div>
      {!isEGift(shipment) && (
        <p className="gw-shipment-address">{addressText(shipment, texts) || texts.noAddress}</p>
      )}
      <DeliveryFacts shipment={shipment} />
      <GiftMessageNote shipment={shipment} />
    </header>
  )
}
