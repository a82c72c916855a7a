import { addDays, type CalendarDay, formatDay } from '../calendar'
import { chicagoTime, todayInChicago } from '../chicago'
import { clockWords } from '../clockWords'
import type { Format } from '../format'

/** How days and times are formatted. */
export type MomentFormat = Pick<Format, 'day' | 'time'>

const US: MomentFormat = { day: (day) => formatDay(day), time: clockWords }

/** A moment in Chicago for display: "Thu, Nov 26" and "1:00 PM". */
export interface MomentWords {
  readonly day: string
  readonly time: string
}

/** The date and time in Chicago at an instant. Source: specification §9. */
export function momentWords(instant: Date, format = US): MomentWords {
  const { hour, minute } = chicagoTime(instant)
  return { day: format.day(todayInChicago(instant)), time: format.time(hour, minute) }
}

/**
 * The same for an end. An end at midnight is shown as the last minute of the day before: someone who reads
 * "Friday at 12:00 AM" would come a day late.
 */
export function saleEndWords(end: Date, format = US): MomentWords {
  const { hour, minute } = chicagoTime(end)
  if (hour > 0 || minute > 0) return momentWords(end, format)
  const last: CalendarDay = addDays(todayInChicago(end), -1)
  return { day: format.day(last), time: format.time(23, 59) }
}
