import { recipientName } from '../shipment/shipments'
import { lateFirst } from './orderStatus'
import type { OrderShipment } from './orders'

/** How many recipients of an order are shown at first. */
const FEW = 4

/** Rows of an order in display order, and how many of them are shown at first. */
export interface FirstShown<T> {
  readonly rows: readonly T[]
  readonly count: number
}

/**
 * The recipients of an order to show at first: four, late ones first. After a search for a person, the matching
 * ones, up to four.
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
