import { addDays, type CalendarDay, formatDay } from '../calendar'
import { chicagoTime, todayInChicago } from '../chicago'
import { clockWords } from '../clockWords'
import type { Format } from '../format'

/** How days and times are written. */
export type MomentFormat = Pick<Format, 'day' | 'time'>

const US: MomentFormat = { day: (day) => formatDay(day), time: clockWords }

/** A moment in Chicago as it is read: "Thu, Nov 26" and "1:00 PM". */
export interface MomentWords {
  readonly day: string
  readonly time: string
}

/** What the clock and the calendar show in Chicago. Source: specification §9. */
export function momentWords(instant: Date, format = US): MomentWords {
  const { hour, minute } = chicagoTime(instant)
  return { day: format.day(todayInChicago(instant)), time: format.time(hour, minute) }
}

/**
 * The same for an end. What ends as a day begins is read as the last minute of the day before: who
 * is told "Friday at 12:00 AM" comes a day late.
 */
export function saleEndWords(end: Date, format = US): MomentWords {
  const { hour, minute } = chicagoTime(end)
  if (hour > 0 || minute > 0) return momentWords(end, format)
  const last: CalendarDay = addDays(todayInChicago(end), -1)
  return { day: format.day(last), time: format.time(23, 59) }
}
