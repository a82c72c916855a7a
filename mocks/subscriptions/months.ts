import { addDays } from '../calendar/chicago'

/** The same day `months` later, or the month's last day if it is shorter; both as `YYYY-MM-DD`. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10)
}

interface Rhythm {
  /** The first day, from which all others are counted. */
  anchor: string
  interval_months: number
}

/** The first day of an interval that is not before another day. */
export function dueFrom({ anchor, interval_months }: Rhythm, from: string): string {
  const step = Math.max(1, interval_months)
  let count = 0
  while (addMonths(anchor, count * step) < from) count += 1
  return addMonths(anchor, count * step)
}

/** The first day of an interval after another day. */
export const dueAfter = (rhythm: Rhythm, day: string): string => dueFrom(rhythm, addDays(day, 1))

/** The later one of two days. */
export const later = (one: string, other: string) => (one > other ? one : other)
