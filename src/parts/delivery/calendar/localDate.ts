import type { CalendarDay } from '../../../domain/calendar'

/*
 * The grid counts in dates of the device. A day is handed over as its noon there, which every zone
 * has: in some, summer time begins at midnight.
 */

/** Noon of a day on the device. */
export function toLocal({ year, month, day }: CalendarDay): Date {
  return new Date(year, month - 1, day, 12)
}

/** The day that a date is on the device. */
export function fromLocal(date: Date): CalendarDay {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
}
