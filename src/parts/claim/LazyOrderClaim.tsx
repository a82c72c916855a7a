import { shipmentStatus } from '../../domain/account/orderStatus'
import type { OrderShipment } from '../../domain/account/orders'
import { recipientName } from '../../domain/shipment/shipments'
import { lazyPart } from '../lazy/lazyPart'
import { claim } from './lazyClaim'

/** Asks for the address of a gift by a link, once its code has loaded. */
export const LazyGiftClaim = lazyPart(claim, ({ ClaimPanel }) => ClaimPanel)

/** The status of the link for a gift that was ordered without an address. Renders nothing for other gifts. */
export function LazyOrderClaim({ shipment }: { shipment: OrderShipment }) {
  if (shipmentStatus(shipment) !== 'awaiting-address') return null
  const { shipment_id, fname, lname } = shipment
  const name = recipientName({ fname: fname ?? '', lname: lname ?? '' })
  return <LazyGiftClaim shipmentId={shipment_id} name={name} isBare />
}
