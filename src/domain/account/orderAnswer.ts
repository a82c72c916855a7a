import { type CalendarDay, calendarDay, compareDays } from '../calendar'
import { type ShipmentStatus, shipmentStatus } from './orderStatus'
import type { OrderShipment } from './orders'

/** The answer to "Where is my order?". */
export interface OrderAnswer {
  /** How many gifts have arrived. */
  readonly done: number
  /** How many gifts there are, except canceled and refunded ones. */
  readonly count: number
  /** How many arrive on `day`. */
  readonly left: number
  /** The next arrival day. */
  readonly day: CalendarDay
}

const DONE: readonly ShipmentStatus[] = ['delivered', 'emailed', 'opened']
const OFF: readonly ShipmentStatus[] = ['canceled', 'refunded']

/** How many gifts have arrived, and how many arrive next; null if no future arrival day is known. */
export function orderAnswer(
  shipments: readonly Pick<OrderShipment, 'status' | 'delivery_date'>[],
): OrderAnswer | null {
  const meant = shipments.filter((one) => !OFF.includes(shipmentStatus(one)))
  const coming = meant.filter((one) => !DONE.includes(shipmentStatus(one)))
  const days = coming.flatMap(({ delivery_date }) => calendarDay(delivery_date) ?? [])
  const [day] = [...days].sort(compareDays)
  if (!day) return null
  return {
    done: meant.length - coming.length,
    count: meant.length,
    left: days.filter((one) => compareDays(one, day) === 0).length,
    day,
  }
}
