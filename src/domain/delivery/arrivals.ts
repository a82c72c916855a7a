import { addDays, type CalendarDay, calendarDay, compareDays, mondayOf } from '../calendar'
import type { Cart } from '../schema/entities'
import { SELECT_WEEK } from './upgrades'

/** The first and last arrival day of a cart, from Monday to Friday for any day of a week; null if no day is known. */
export function arrivals({ recipients }: Cart): readonly [CalendarDay, CalendarDay] | null {
  const days = recipients
    .flatMap(({ shipping }) => {
      const day = calendarDay(shipping?.delivery_date)
      if (!day) return []
      const monday = mondayOf(day)
      return shipping?.ship_select_type === SELECT_WEEK ? [monday, addDays(monday, 4)] : [day]
    })
    .sort(compareDays)
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? [first, last] : null
}
