import { addDays, type CalendarDay, calendarDay } from '../../domain/calendar'
import type { Shipment } from '../../domain/schema/entities'

/** The last day on which an address keeps the date of a gift: the one before it leaves; null where it has none. */
export function keptUntil({ shipping }: Shipment): CalendarDay | null {
  const leaves = calendarDay(shipping?.ship_date)
  return leaves && addDays(leaves, -1)
}
