import { memo, useId } from 'react'
import { useAsk, useShipment, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { shipmentTexts } from '../../texts/shipment'
import { Card, TextButton } from '../../ui'
import { LazyPendingNote } from '../lazy/lazyNotices'
import { LineItemRow } from '../line/LineItemRow'
import { possessive } from '../recipient/recipientLabel'
import { CollapsedShipment } from './CollapsedShipment'
import { ShipmentHeader } from './ShipmentHeader'
import './ShipmentCard.css'
import { ShipmentTotals } from './ShipmentTotals'
import { ShipmentWarnings } from './ShipmentWarnings'

interface ShipmentCardProps {
  shipmentId: number
  /** Whether its lines are to be seen, where the card can be collapsed. */
  isOpen?: boolean
  /** Collapses and expands it; without it the card is always open. */
  onCollapse?: ((shipmentId: number) => void) | undefined
}

/** One recipient's part of the cart: who, when, what, how much. */
export const ShipmentCard = memo(function ShipmentCard(props: ShipmentCardProps) {
  const { shipmentId, isOpen = true, onCollapse } = props
  const { shipment, lines, isPending } = useShipment(shipmentId)
  const texts = useTexts(shipmentTexts)
  const ask = useAsk()
  const headingId = useId()
  if (!shipment) return null

  const owner = possessive(shipment, texts)
  return (
    <Card
      as="article"
      isFlush
      className="gw-shipment"
      aria-labelledby={headingId}
      aria-busy={isPending || undefined}
      data-gw-shipment={shipmentId}
    >
      {onCollapse ? (
        <CollapsedShipment
          shipment={shipment}
          headingId={headingId}
          isOpen={isOpen}
          onCollapse={() => onCollapse(shipmentId)}
        />
      ) : (
        <ShipmentHeader shipment={shipment} headingId={headingId} />
      )}
      {isOpen && (
        <div className="gw-shipment-body">
          {isPending && <LazyPendingNote />}
          <ShipmentWarnings shipment={shipment} />
          <ul className="gw-shipment-lines" aria-label={fill(texts.linesOf, { possessive: owner })}>
            {lines.map(({ line, role }) => (
              <LineItemRow
                key={line.clin_id}
                lineId={line.clin_id}
                role={role}
                possessive={owner}
              />
            ))}
          </ul>
          <ShipmentTotals shipment={shipment}>
            <TextButton
              icon="copy"
              aria-label={fill(texts.copy, { possessive: owner })}
              onClick={() => void ask('send-shipment', { shipmentId })}
            >
              {texts.copyShort}
            </TextButton>
          </ShipmentTotals>
        </div>
      )}
    </Card>
  )
})
