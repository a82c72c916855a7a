import { useShipments, useTexts } from '../../hooks'
import { stepTexts } from '../../texts/step'
import './GiftList.css'
import { GiftRow } from './GiftRow'

/** All recipients and their gifts, for review. */
export function GiftList({ isShort }: { isShort?: boolean }) {
  const texts = useTexts(stepTexts)
  const { shipments } = useShipments()
  return (
    // A scrollable list must be reachable by keyboard.
    <ul className="gw-gift-list" aria-label={texts.people} tabIndex={isShort ? 0 : undefined}>
      {shipments.map((shipment) => (
        <GiftRow key={shipment.crec_id} shipment={shipment} isShort={isShort} />
      ))}
    </ul>
  )
}
