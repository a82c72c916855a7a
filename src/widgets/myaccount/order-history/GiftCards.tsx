import type { OrderShipment } from '../../../domain/account/orders'
import { useTexts } from '../../../hooks'
import { LazyOrderClaim } from '../../../parts'
import { orderTexts } from '../../../texts/order'
import { VisuallyHidden } from '../../../ui'
import { GiftStatus } from './GiftStatus'
import './gift-cards.css'
import { TrackLink } from './TrackLink'
import { useOrderWords } from './useOrderWords'

export interface GiftRowsProps {
  shipments: readonly OrderShipment[]
  /** Id of the order's heading. */
  labelledBy: string
}

/** The gifts of an order, stacked on a phone; the table's column headers are visually hidden labels here. */
export function GiftCards({ shipments, labelledBy }: GiftRowsProps) {
  const { gift, status } = useTexts(orderTexts)
  const { personText, itemText } = useOrderWords()
  return (
    <ul className="gw-gift-cards" aria-labelledby={labelledBy}>
      {shipments.map((shipment) => (
        <li key={shipment.shipment_id} className="gw-gift" data-gw-line="">
          <p className="gw-gift-person" data-gw-person tabIndex={-1}>
            {personText(shipment)}
          </p>
          {shipment.items.length > 0 && (
            <p className="gw-gift-items">
              <VisuallyHidden>{gift}: </VisuallyHidden>
              {shipment.items.map(itemText).join(', ')}
            </p>
          )}
          <div className="gw-gift-status">
            <VisuallyHidden>{status}: </VisuallyHidden>
            <GiftStatus shipment={shipment} />
            <LazyOrderClaim shipment={shipment} />
          </div>
          <TrackLink shipment={shipment} />
        </li>
      ))}
    </ul>
  )
}
