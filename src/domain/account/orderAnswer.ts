import { type CalendarDay, calendarDay, compareDays, isBefore } from '../calendar'
import { hasArrived, isArriving, type ShipmentStatus, shipmentStatus } from './orderStatus'
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

const OFF: readonly ShipmentStatus[] = ['canceled', 'refunded']

/** How many gifts have arrived, and how many arrive next; null if no arrival day from `today` on is known. */
export function orderAnswer(
  shipments: readonly Pick<OrderShipment, 'status' | 'delivery_date'>[],
  today: CalendarDay,
): OrderAnswer | null {
  const meant = shipments.filter((one) => !OFF.includes(shipmentStatus(one)))
  const days = meant
    .filter(isArriving)
    .flatMap(({ delivery_date }) => calendarDay(delivery_date) ?? [])
    .filter((one) => !isBefore(one, today))
  const [day] = [...days].sort(compareDays)
  if (!day) return null
  return {
    done: meant.filter(hasArrived).length,
    count: meant.length,
    left: days.filter((one) => compareDays(one, day) === 0).length,
    day,
  }
}
