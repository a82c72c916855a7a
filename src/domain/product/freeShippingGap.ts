import { freeShippingGapCents } from '../cart/totals'
import { FREE_SHIPPING_THRESHOLD_CENTS } from '../constants'
import type { Shipment } from '../schema/entities'

/** The amount a recipient's box still needs for free shipping, in US cents, after adding `addedCents`; 0 if none. */
export function freeShippingGap(shipment: Shipment | null, addedCents: number): number {
  const gap = shipment ? freeShippingGapCents(shipment) : FREE_SHIPPING_THRESHOLD_CENTS
  return Math.max(0, gap - addedCents)
}
