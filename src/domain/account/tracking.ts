import { safeUrl } from '../page/urls'
import { shipmentStatus } from './orderStatus'
import type { OrderShipment } from './orders'

/** How a shipment can be tracked: at a URL, only after it ships, or not at all. */
export type Tracking = { readonly url: string } | 'later' | null

/** How a shipment can be tracked; an unsafe URL counts as none. An e-gift never ships. */
export function trackingOf(
  shipment: Pick<OrderShipment, 'status' | 'tracking_url' | 'is_egift'>,
): Tracking {
  const url = safeUrl(shipment.tracking_url)
  if (url) return { url }
  const isToShip = !shipment.is_egift && shipmentStatus(shipment) === 'preparing'
  return isToShip ? 'later' : null
}
