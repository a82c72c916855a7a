import { recipientName } from '../shipment/shipments'
import { lateFirst } from './orderStatus'
import type { OrderShipment } from './orders'

/** How many people of an order are shown before all are wanted. */
const FEW = 4

/** Rows of an order in the order they are shown, and how many of them are at first. */
export interface FirstShown<T> {
  readonly rows: readonly T[]
  readonly count: number
}

/**
 * Who of an order is shown at first: four, the late ones before others. Where a person was searched for, it is
 * whoever is meant, up to four.
 */
export function firstShown<T extends OrderShipment>(
  shipments: readonly T[],
  person: string,
): FirstShown<T> {
  const rows = lateFirst(shipments)
  const wanted = person.trim().toLowerCase()
  const isMeant = (one: T) => recipientName(one).toLowerCase().includes(wanted)
  const meant = wanted ? rows.filter(isMeant) : rows
  if (meant.length === 0) return { rows, count: Math.min(FEW, rows.length) }
  const others = rows.filter((one) => !meant.includes(one))
  return { rows: [...meant, ...others], count: Math.min(FEW, meant.length) }
}
