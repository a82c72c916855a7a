import { isoDay } from '../../domain/calendar'
import { todayInChicago } from '../../domain/chicago'
import { isEGift } from '../../domain/shipment/shipments'
import { useShipments, useStore } from '../../hooks'
import { CutoffNote } from './CutoffNote'

/**
 * Reloads the cart when the cutoff of a shipment leaving today passes. The server's response is shown
 * elsewhere; if it does not move the shipment, this shows the note.
 */
export function CutoffWatch() {
  const { shipments } = useShipments()
  const today = isoDay(todayInChicago(useStore().now()))
  const leaving = shipments.find(
    (shipment) => shipment.shipping?.ship_date?.startsWith(today) && !isEGift(shipment),
  )
  return leaving && <CutoffNote key={leaving.crec_id} shipmentId={leaving.crec_id} />
}
