import type { CalendarDay } from '../../../domain/calendar'

/*
 * The grid uses dates in the device's time zone. A day is passed as its local noon, which exists in every
 * zone: in some, daylight saving time starts at midnight.
 */

/** Noon of a day on the device. */
export function toLocal({ year, month, day }: CalendarDay): Date {
  return new Date(year, month - 1, day, 12)
}

/** The calendar day of a date in the device's time zone. */
export function fromLocal(date: Date): CalendarDay {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
}
