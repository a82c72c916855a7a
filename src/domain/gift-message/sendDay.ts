import { type CalendarDay, calendarDay } from '../calendar'
import { LOCALE, TIME_ZONE } from '../constants'

/**
 * The day in Chicago on which an e-gift is sent: `announce_it_time` is an instant, or a day where it
 * says no more. Null where there is none.
 */
export function sendDayOf(time: string | null | undefined): CalendarDay | null {
  if (!/^.{10}T.{5,20}(?:Z|[+-]\d\d:?\d\d)$/.test(time ?? '')) return calendarDay(time)
  const instant = new Date(time ?? '')
  if (Number.isNaN(instant.getTime())) return null
  try {
    return calendarDay(new Intl.DateTimeFormat(LOCALE, CHICAGO).format(instant))
  } catch {
    // A browser that knows no time zones.
    return calendarDay(time)
  }
}

const CHICAGO = {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const
