import type { Shipment } from '../../domain/schema/entities'
import { isReady } from '../../domain/shipment/completeness'
import { isEGift, isMyself } from '../../domain/shipment/shipments'
import { useAsk, useShipmentIds, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { shipmentTexts } from '../../texts/shipment'
import { Icon, TextButton } from '../../ui'
import { DeliveryFacts } from '../delivery/DeliveryFacts'
import { GiftMessageNote } from '../gift-message/GiftMessageNote'
import { LazyMissingParts } from '../lazy/lazyNotices'
import { addressText } from '../recipient/addressText'
import { possessive, recipientLabel } from '../recipient/recipientLabel'
import { ReadySign } from './ReadySign'
import './ShipmentHeader.css'
import { ShipmentRow } from './ShipmentRow'

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
        <p className="gw-shipment-place gw-note">
          {isReady(shipment) && <ReadySign />}
          {ids.length > 1 && <span>{fill(texts.nth, { place, count: ids.length })}</span>}
        </p>
      </div>
      <ShipmentRows shipment={shipment} />
    </header>
  )
}

/** Where to, when and with what words, each with what changes it. */
export function ShipmentRows({ shipment }: { shipment: Shipment }) {
  const texts = useTexts(shipmentTexts)
  const ask = useAsk()
  const owner = { possessive: possessive(shipment, texts) }
  const { crec_id: shipmentId } = shipment
  const address = isEGift(shipment) ? '' : addressText(shipment, texts)
  return (
    <>
      <ShipmentRow
        icon="pin"
        action={
          <>
            {address && (
              <TextButton
                aria-label={fill(texts.editAddressOf, owner)}
                onClick={() => void ask('change-recipient', { shipmentId, part: 'address' })}
              >
                {texts.editAddress}
              </TextButton>
            )}
            <TextButton
              aria-label={fill(texts.changeRecipientOf, owner)}
              onClick={() => void ask('change-recipient', { shipmentId })}
            >
              {texts.changeRecipient}
            </TextButton>
          </>
        }
      >
        <p className="gw-shipment-address">
          {isEGift(shipment) ? texts.noAddressNeeded : address || texts.noAddress}
        </p>
      </ShipmentRow>
      <DeliveryFacts shipment={shipment} />
      <GiftMessageNote shipment={shipment} />
      {!isReady(shipment) && <LazyMissingParts shipment={shipment} />}
    </>
  )
}
