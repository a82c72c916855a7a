import { ADD_ON_THRESHOLD_CENTS } from '../constants'
import { mainLines } from '../line/lines'
import { lineCents } from '../money'
import type { Shipment } from '../schema/entities'

/**
 * How much more a person needs for add-ons, in US cents, once a main item of `addedCents` is in their box; 0 where it
 * is enough: one item alone has to be worth the threshold, as each add-on needs such a parent. Source: specification §5.
 */
export function addOnGap(shipment: Shipment | null, addedCents: number): number {
  const there = shipment ? mainLines(shipment).map(lineCents) : []
  return Math.max(0, ADD_ON_THRESHOLD_CENTS - Math.max(addedCents, ...there))
}
