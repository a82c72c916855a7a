import { safeUrl } from '../page/urls'
import { shipmentStatus } from './orderStatus'
import type { OrderShipment } from './orders'

/** Where a shipment can be followed: at an address, not before it ships, or nowhere. */
export type Tracking = { readonly url: string } | 'later' | null

/** How a shipment can be followed; an address that is not safe counts as none. */
export function trackingOf(shipment: Pick<OrderShipment, 'status' | 'tracking_url'>): Tracking {
  const url = safeUrl(shipment.tracking_url)
  if (url) return { url }
  return shipmentStatus(shipment) === 'preparing' ? 'later' : null
}
