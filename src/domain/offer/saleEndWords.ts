import { addDays, type CalendarDay, formatDay } from '../calendar'
import { chicagoTime, todayInChicago } from '../chicago'

/** A moment in Chicago as it is read: "Thu, Nov 26" and "1:00 PM". */
export interface MomentWords {
  readonly day: string
  readonly time: string
}

/** What the clock and the calendar show in Chicago. Source: specification §9. */
export function momentWords(instant: Date): MomentWords {
  const { hour, minute } = chicagoTime(instant)
  return { day: formatDay(todayInChicago(instant)), time: clockWords(hour, minute) }
}

/**
 * The same for an end. What ends as a day begins is read as the last minute of the day before: who
 * is told "Friday at 12:00 AM" comes a day late.
 */
export function saleEndWords(end: Date): MomentWords {
  const { hour, minute } = chicagoTime(end)
  if (hour > 0 || minute > 0) return momentWords(end)
  const last: CalendarDay = addDays(todayInChicago(end), -1)
  return { day: formatDay(last), time: clockWords(23, 59) }
}

const clockWords = (hour: number, minute: number): string =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
