import { useShipmentIds } from '../../hooks'
import { MiniShipment } from './MiniShipment'

/** The lines of the cart by who gets them. */
export function MiniCartShipments() {
  return useShipmentIds().map((id) => <MiniShipment key={id} shipmentId={id} />)
}
