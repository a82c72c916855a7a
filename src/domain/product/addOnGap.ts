import { ADD_ON_THRESHOLD_CENTS } from '../constants'
import { mainLines } from '../line/lines'
import { lineCents } from '../money'
import type { Shipment } from '../schema/entities'

/**
 * The amount a recipient's box still needs for add-ons, in US cents, after adding a main item of `addedCents`;
 * 0 if none. One item alone has to reach the threshold, because each add-on needs such a parent. Source:
 * specification §5.
 */
export function addOnGap(shipment: Shipment | null, addedCents: number): number {
  const there = shipment ? mainLines(shipment).map(lineCents) : []
  return Math.max(0, ADD_ON_THRESHOLD_CENTS - Math.max(addedCents, ...there))
}
