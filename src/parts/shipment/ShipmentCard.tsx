import { memo, useId, useRef } from 'react'
import { useAsk, useShipment, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { shipmentTexts } from '../../texts/shipment'
import { Card, TextButton } from '../../ui'
import { useFocusWhenGone } from '../focus/useFocusWhenGone'
import { LazyPendingNote, LazyShipmentWarnings } from '../lazy/lazyNotices'
import { LineItemRow } from '../line/LineItemRow'
import { possessive } from '../recipient/recipientLabel'
import { ShipmentHeader } from './ShipmentHeader'
import './ShipmentCard.css'
import { ShipmentTotals } from './ShipmentTotals'

interface ShipmentCardProps {
  shipmentId: number
  /** Whether the card is expanded, if it can be collapsed. */
  isOpen?: boolean
  /** Collapses or expands it. If absent, the card is always open. */
  onCollapse?: ((shipmentIds: readonly number[], isOpen: boolean) => void) | undefined
}

/** One recipient's part of the cart: recipient, date, lines and totals. */
export const ShipmentCard = memo(function ShipmentCard(props: ShipmentCardProps) {
  const { shipmentId, isOpen = true, onCollapse } = props
  const { shipment, lines, isPending } = useShipment(shipmentId)
  const texts = useTexts(shipmentTexts)
  const ask = useAsk()
  const nameId = useId()
  const card = useRef<never>(null)
  useFocusWhenGone(card)
  if (!shipment) return null

  const owner = possessive(shipment, texts)
  return (
    <Card
      ref={card}
      as="article"
      isFlush
      className="gw-shipment"
      aria-labelledby={nameId}
      aria-busy={isPending || undefined}
      data-gw-shipment={shipmentId}
    >
      <ShipmentHeader
        shipment={shipment}
        nameId={nameId}
        isOpen={isOpen}
        onCollapse={onCollapse && (() => onCollapse([shipmentId], !isOpen))}
      />
      {isOpen && (
        <div className="gw-shipment-body">
          {isPending && <LazyPendingNote />}
          <LazyShipmentWarnings shipment={shipment} />
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
