import { useShipments, useTexts } from '../../hooks'
import { stepTexts } from '../../texts/step'
import './GiftList.css'
import { GiftRow } from './GiftRow'

/** Everyone who gets something, to be read over. */
export function GiftList({ isShort }: { isShort?: boolean }) {
  const texts = useTexts(stepTexts)
  const { shipments } = useShipments()
  return (
    // A list that scrolls has to be reached by keyboard.
    <ul className="gw-gift-list" aria-label={texts.people} tabIndex={isShort ? 0 : undefined}>
      {shipments.map((shipment) => (
        <GiftRow key={shipment.crec_id} shipment={shipment} isShort={isShort} />
      ))}
    </ul>
  )
}
