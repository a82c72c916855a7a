import type { Shipment } from '../../domain/schema/entities'
import { isEGift } from '../../domain/shipment/shipments'
import { useAsk, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { shipmentTexts } from '../../texts/shipment'
import { Icon, TextButton } from '../../ui'
import { DeliveryFacts } from '../delivery/DeliveryFacts'
import { GiftMessageNote } from '../gift-message/GiftMessageNote'
import { LazyMissingParts, LazyShipmentStatus } from '../lazy/lazyNotices'
import { addressText } from '../recipient/addressText'
import { possessive, recipientLabel } from '../recipient/recipientLabel'
import { LedgerFacts } from './LedgerFacts'
import './ShipmentHeader.css'
import { destinationText } from './destinationText'
import { ShipmentRow } from './ShipmentRow'
import { useMissing } from './useMissing'

interface ShipmentHeaderProps {
  shipment: Shipment
  /** Id of the card's accessible name. */
  nameId: string
  isOpen: boolean
  /** Collapses or expands the card. If absent, the card is always open. */
  onCollapse?: (() => void) | undefined
  /**
   * Whether rows for address, date and message follow below while it is open; otherwise a row says "Ready".
   * Default true.
   */
  hasRows?: boolean
}

/** The header of a shipment: recipient, address, date and message; one row when collapsed. */
export function ShipmentHeader(props: ShipmentHeaderProps) {
  const { shipment, nameId, isOpen, onCollapse, hasRows = true } = props
  const name = recipientLabel(shipment, useTexts(shipmentTexts))
  const factsId = `${nameId}-facts`
  const isMissing = Boolean(useMissing(shipment)?.length)

  return (
    <header className="gw-shipment-header" data-open={isOpen || undefined}>
      <div className="gw-shipment-tag">
        <h2 className="gw-shipment-name" id={nameId} data-gw-heading tabIndex={-1}>
          {onCollapse ? (
            <button
              type="button"
              className="gw-shipment-toggle"
              aria-expanded={isOpen}
              aria-describedby={factsId}
              onClick={onCollapse}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </h2>
        <p className="gw-shipment-facts" id={factsId} data-missing={isMissing || undefined}>
          {isOpen ? (
            // The rows below name what is missing, a form does not.
            <LazyShipmentStatus shipment={shipment} namesParts={!hasRows} />
          ) : (
            <LedgerFacts shipment={shipment} saysReady={!hasRows} />
          )}
        </p>
        {onCollapse && <Icon className="gw-shipment-mark" name="chevron" />}
      </div>
      {isOpen && hasRows && <ShipmentRows shipment={shipment} />}
    </header>
  )
}

/** Address, date and message, each with a button to change it. */
function ShipmentRows({ shipment }: { shipment: Shipment }) {
  const texts = useTexts(shipmentTexts)
  const ask = useAsk()
  const owner = { possessive: possessive(shipment, texts) }
  const { crec_id: shipmentId } = shipment
  const missing = useMissing(shipment) ?? []
  const hasAddress = !isEGift(shipment) && addressText(shipment, texts) !== ''
  return (
    <div className="gw-shipment-rows">
      <ShipmentRow
        icon="pin"
        action={
          <>
            {hasAddress && (
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
          <bdi>{destinationText(shipment, texts)}</bdi>
        </p>
      </ShipmentRow>
      <DeliveryFacts shipment={shipment} />
      <GiftMessageNote shipment={shipment} />
      {missing.length > 0 && (
        <div className="gw-shipment-missing" data-long={missing.length > 2 || undefined}>
          <LazyMissingParts shipment={shipment} />
        </div>
      )}
    </div>
  )
}
