import { isoDay } from '../../domain/calendar'
import { todayInChicago } from '../../domain/chicago'
import { isEGift } from '../../domain/shipment/shipments'
import { useShipments, useStore } from '../../hooks'
import { CutoffNote } from './CutoffNote'

/**
 * Has the cart read again as the cut-off of what leaves today passes; what the server says of it is shown by
 * others. Says it itself where the server does not.
 */
export function CutoffWatch() {
  const { shipments } = useShipments()
  const today = isoDay(todayInChicago(useStore().now()))
  const leaving = shipments.find(
    (shipment) => shipment.shipping?.ship_date?.startsWith(today) && !isEGift(shipment),
  )
  return leaving && <CutoffNote key={leaving.crec_id} shipmentId={leaving.crec_id} />
}
