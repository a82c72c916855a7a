import { addDays, weekday } from './chicago'

const MONDAY = 1
const THURSDAY = 4

const years = new Map<number, Record<string, string>>()

/** The days of a year without deliveries, by day. */
export function holidaysOf(year: number): Record<string, string> {
  const holidays = years.get(year) ?? reckonedFor(year)
  years.set(year, holidays)
  return holidays
}

function reckonedFor(year: number): Record<string, string> {
  return {
    [`${year}-01-01`]: 'New Year’s Day',
    [last(year, 5, MONDAY)]: 'Memorial Day',
    [`${year}-07-04`]: 'Independence Day',
    [nth(year, 9, MONDAY, 1)]: 'Labor Day',
    [nth(year, 11, THURSDAY, 4)]: 'Thanksgiving Day',
    [`${year}-12-25`]: 'Christmas Day',
  }
}

/** The holiday on a day, or null. */
export function holidayOn(day: string): string | null {
  return holidaysOf(Number(day.slice(0, 4)))[day] ?? null
}

/** The holidays of the coming year from a day on, in order. */
export function holidaysAhead(today: string) {
  const year = Number(today.slice(0, 4))
  return Object.entries({ ...holidaysOf(year), ...holidaysOf(year + 1) })
    .filter(([date]) => date >= today && date <= addDays(today, 366))
    .map(([date, name]) => ({ date, name }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** Whether parcels ship and arrive on a day: on weekdays that are not holidays. */
export function isBusinessDay(day: string): boolean {
  return weekday(day) !== 0 && weekday(day) !== 6 && holidayOn(day) === null
}

function nth(year: number, month: number, day: number, count: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (count - 1))
}

function last(year: number, month: number, day: number): string {
  const end = addDays(`${year}-${String(month + 1).padStart(2, '0')}-01`, -1)
  return addDays(end, -((weekday(end) - day + 7) % 7))
}
