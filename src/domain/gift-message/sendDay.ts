import { type CalendarDay, calendarDay } from '../calendar'
import { todayInChicago } from '../chicago'

/**
 * The day in Chicago on which an e-gift is sent: `announce_it_time` is an instant, or just a day. Null if there
 * is none.
 */
export function sendDayOf(time: string | null | undefined): CalendarDay | null {
  if (!/^.{10}T.{5,20}(?:Z|[+-]\d\d:?\d\d)$/.test(time ?? '')) return calendarDay(time)
  const instant = new Date(time ?? '')
  return Number.isNaN(instant.getTime()) ? null : todayInChicago(instant)
}
