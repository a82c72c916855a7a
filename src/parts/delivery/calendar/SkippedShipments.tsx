import type { SkippedShipment } from '../../../domain/delivery/sameDay'
import { useShipments, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { shipmentTexts } from '../../../texts/shipment'
import { recipientLabel } from '../../recipient/recipientLabel'
import './SkippedShipments.css'
import { reasonWords } from '../reasonWords'

/** The shipments that keep their own date, each as its name and the reason. */
export function useSkippedNames(skipped: readonly SkippedShipment[]): readonly string[] {
  const texts = useTexts(deliveryTexts)
  const words = useTexts(shipmentTexts)
  const { shipments } = useShipments()
  return skipped.map(({ shipmentId, reason }) => {
    const shipment = shipments.find(({ crec_id }) => crec_id === shipmentId)
    const name = shipment ? recipientLabel(shipment, words) : ''
    return fill(texts.keeper, { name, reason: reasonWords(reason, texts) })
  })
}

/** The shipments that keep their own date, by name, each with the reason. */
export function SkippedShipments({ skipped }: { skipped: readonly SkippedShipment[] }) {
  const texts = useTexts(deliveryTexts)
  const names = useSkippedNames(skipped)
  return (
    <div className="gw-skipped">
      <p className="gw-skipped-title">{fill(texts.keepTitle, { count: skipped.length })}</p>
      <ul className="gw-skipped-list">
        {names.map((keeper) => (
          <li key={keeper}>{keeper}</li>
        ))}
      </ul>
    </div>
  )
}
