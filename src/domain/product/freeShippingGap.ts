import { freeShippingGapCents } from '../cart/totals'
import { FREE_SHIPPING_THRESHOLD_CENTS } from '../constants'
import type { Shipment } from '../schema/entities'

/** How much more a person's box needs to ship free, in US cents, once `addedCents` are in it; 0 where it does. */
export function freeShippingGap(shipment: Shipment | null, addedCents: number): number {
  const gap = shipment ? freeShippingGapCents(shipment) : FREE_SHIPPING_THRESHOLD_CENTS
  return Math.max(0, gap - addedCents)
}
