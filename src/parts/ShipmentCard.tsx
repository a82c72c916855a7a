import { memo, useId } from 'react'
import { useShipment, useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { shipmentTexts } from '../texts/shipment'
import { Card } from '../ui'
import { LineItemRow } from './LineItemRow'
import { whose } from './recipientLabel'
import { ShipmentHeader } from './ShipmentHeader'
import './ShipmentCard.css'
import { ShipmentTotals } from './ShipmentTotals'
import { ShipmentWarnings } from './ShipmentWarnings'

interface ShipmentCardProps {
  shipmentId: number
  /** Lays it out only when it is scrolled to: for one of very many. */
  isDeferred?: boolean
}

/** One recipient's part of the cart: who, when, what, how much. */
export const ShipmentCard = memo(function ShipmentCard(props: ShipmentCardProps) {
  const { shipmentId, isDeferred } = props
  const { shipment, lines, isPending } = useShipment(shipmentId)
  const texts = useTexts(shipmentTexts)
  const headingId = useId()
  if (!shipment) return null

  const owner = whose(shipment, texts)
  return (
    <Card
      as="article"
      isFlush
      className="gw-shipment"
      data-deferred={isDeferred || undefined}
      aria-labelledby={headingId}
      aria-busy={isPending || undefined}
      data-gw-shipment={shipmentId}
    >
      <ShipmentHeader shipment={shipment} headingId={headingId} />
      <div className="gw-shipment-body">
        <ShipmentWarnings shipment={shipment} />
        <ul className="gw-shipment-lines" aria-label={fill(texts.linesOf, { whose: owner })}>
          {lines.map(({ line, role }) => (
            <LineItemRow key={line.clin_id} lineId={line.clin_id} role={role} whose={owner} />
          ))}
        </ul>
        <ShipmentTotals shipment={shipment} />
      </div>
    </Card>
  )
})
