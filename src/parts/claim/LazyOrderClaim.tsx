import { shipmentStatus } from '../../domain/account/orderStatus'
import type { OrderShipment } from '../../domain/account/orders'
import { recipientName } from '../../domain/shipment/shipments'
import { lazyPart } from '../lazy/lazyPart'
import { claim } from './lazyClaim'

/** A way to ask for the address of a gift, as soon as its code is there. */
export const LazyGiftClaim = lazyPart(claim, ({ ClaimPanel }) => ClaimPanel)

/** What has become of the link for a gift that was ordered before its address was known; of other gifts, nothing. */
export function LazyOrderClaim({ shipment }: { shipment: OrderShipment }) {
  if (shipmentStatus(shipment) !== 'awaiting-address') return null
  const { shipment_id, fname, lname } = shipment
  const name = recipientName({ fname: fname ?? '', lname: lname ?? '' })
  return <LazyGiftClaim shipmentId={shipment_id} name={name} isBare />
}
