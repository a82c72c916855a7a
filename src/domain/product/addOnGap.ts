import { ADD_ON_THRESHOLD_CENTS } from '../constants'
import { mainLines } from '../line/lines'
import { subtotalCents } from '../money'
import type { Shipment } from '../schema/entities'

/**
 * How much more of main items a person needs for add-ons, in US cents, once `addedCents` are in their box; 0 where
 * it is enough. Source: specification §5.
 */
export function addOnGap(shipment: Shipment | null, addedCents: number): number {
  const there = shipment ? subtotalCents(mainLines(shipment)) : 0
  return Math.max(0, ADD_ON_THRESHOLD_CENTS - there - addedCents)
}
