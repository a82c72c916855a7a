import { isoDay } from '../../domain/calendar'
import { todayInChicago } from '../../domain/chicago'
import { isEGift } from '../../domain/shipment/shipments'
import { useMinute, useShipments } from '../../hooks'
import { CutoffNote } from './CutoffNote'

/**
 * Reloads the cart when the cutoff of a shipment leaving today passes. The server's response is shown
 * elsewhere; if it does not move the shipment, this shows the note.
 */
export function CutoffWatch() {
  const { shipments } = useShipments()
  // Also follows a page that stays open past midnight.
  const minute = useMinute()
  if (minute === null) return null
  const today = isoDay(todayInChicago(new Date(minute)))
  const leaving = shipments.find(
    (shipment) => shipment.shipping?.ship_date?.startsWith(today) && !isEGift(shipment),
  )
  return leaving && <CutoffNote key={leaving.crec_id} shipmentId={leaving.crec_id} />
}
