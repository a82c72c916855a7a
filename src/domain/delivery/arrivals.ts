import { type CalendarDay, calendarDay, compareDays } from '../calendar'
import type { Cart } from '../schema/entities'

/** The first and last arrival day of a cart; null if no day is known. */
export function arrivals({ recipients }: Cart): readonly [CalendarDay, CalendarDay] | null {
  const days = recipients
    .map(({ shipping }) => calendarDay(shipping?.delivery_date))
    .filter((day) => day !== null)
    .sort(compareDays)
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? [first, last] : null
}
