/*
 * A delivery date is a day, not an instant: '2026-12-24' read as an instant is the 23rd in Chicago.
 * Days are three integers, and no function here uses the device's time zone.
 */

/** A calendar day; `month` counts from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The day at the start of a text, as YYYY-MM-DD or MM/DD/YYYY; null if there is no such day. */
export function calendarDay(text: string | null | undefined): CalendarDay | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text ?? '')
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(text ?? '')
  return us && realDay(Number(us[3]), Number(us[1]), Number(us[2]))
}

/** A day as YYYY-MM-DD, as the server expects it. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}

/** Negative if `a` is before `b`, 0 for the same day, positive if `a` is later. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a.year - b.year || a.month - b.month || a.day - b.day
}

/** Whether `a` is an earlier day than `b`. */
export function isBefore(a: CalendarDay, b: CalendarDay): boolean {
  return compareDays(a, b) < 0
}

/** The day `count` days later, or earlier when `count` is negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return fromUtc(utc({ ...day, day: day.day + count }))
}

/** Days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS)
}

/** The day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekday(day: CalendarDay): number {
  return utc(day).getUTCDay()
}

/** The Monday of the week that a day is in; weeks end with Sunday. */
export function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -((weekday(day) + 6) % 7))
}

/** A day for display: "Thu, Dec 17"; empty if there is no such day. */
export function formatDay(day: CalendarDay): string {
  const real = fromUtc(utc(day))
  const name = WEEKDAYS[weekday(day)]
  return name ? `${name}, ${MONTHS[real.month - 1]?.slice(0, 3)} ${real.day}` : ''
}

// Without `Intl`, whose first use delays the first paint on a slow phone by about 80 ms.
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

/** The names of the months, January first. */
export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(' ')

const DAY_MS = 86_400_000

const padded = (value: number, width: number): string => String(value).padStart(width, '0')

/** Midnight of a day in UTC, where every day has 24 hours. `Date.UTC` would turn year 26 into 1926. */
export function utc({ year, month, day }: CalendarDay): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

/** The UTC day of a date. */
export const fromUtc = (date: Date): CalendarDay => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
})

/** The day, unless it does not exist, such as February 30. */
function realDay(year: number, month: number, day: number): CalendarDay | null {
  const wanted = { year, month, day }
  return compareDays(fromUtc(utc(wanted)), wanted) === 0 ? wanted : null
}
