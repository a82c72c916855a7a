import { useShipment, useShipments } from '../../src/hooks'
import { LineItemRow, ShipmentCard } from '../../src/parts'

/** The lines of the first shipment, as in its card. */
export function Lines() {
  const { shipmentIds } = useShipments()
  const { lines } = useShipment(shipmentIds[0] ?? -1)
  return (
    <ul className="scene-lines">
      {lines.map(({ line, role }) => (
        <LineItemRow key={line.clin_id} lineId={line.clin_id} role={role} possessive="this" />
      ))}
    </ul>
  )
}

/** All shipments, as in the cart. */
export function Shipments() {
  const { shipmentIds } = useShipments()
  return (
    <div className="scene-shipments">
      {shipmentIds.map((id) => (
        <ShipmentCard key={id} shipmentId={id} />
      ))}
    </div>
  )
}
