import { type CalendarDay, calendarDay, compareDays } from '../calendar'
import type { Shipment } from '../schema/entities'

/** A shipment's original ship date, if it ships on another day now. Source: specification §3. */
export function movedFrom({ shipping }: Shipment): CalendarDay | null {
  const original = calendarDay(shipping?.ORIGINAL_ship_date)
  const now = calendarDay(shipping?.ship_date)
  return original && now && compareDays(original, now) === 0 ? null : original
}
