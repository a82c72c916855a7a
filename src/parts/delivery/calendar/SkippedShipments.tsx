import type { KeptDate } from '../../../domain/delivery/sameDay'
import { useShipments, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { shipmentTexts } from '../../../texts/shipment'
import { recipientLabel } from '../../recipient/recipientLabel'
import './SkippedShipments.css'
import { reasonWords } from './words'

/** Each shipment that keeps its own date in words: its name and the reason. */
export function useKeepers(kept: readonly KeptDate[]): readonly string[] {
  const texts = useTexts(deliveryTexts)
  const words = useTexts(shipmentTexts)
  const { shipments } = useShipments()
  return kept.map(({ shipmentId, reason }) => {
    const shipment = shipments.find(({ crec_id }) => crec_id === shipmentId)
    const name = shipment ? recipientLabel(shipment, words) : ''
    return fill(texts.keeper, { name, reason: reasonWords(reason, texts) })
  })
}

/** The shipments that keep their own date, by name, each with the reason. */
export function KeptList({ kept }: { kept: readonly KeptDate[] }) {
  const texts = useTexts(deliveryTexts)
  const keepers = useKeepers(kept)
  return (
    <div className="gw-kept">
      <p className="gw-kept-title">{fill(texts.keepTitle, { count: kept.length })}</p>
      <ul className="gw-kept-list">
        {keepers.map((keeper) => (
          <li key={keeper}>{keeper}</li>
        ))}
      </ul>
    </div>
  )
}
