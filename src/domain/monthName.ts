import { MONTHS } from './calendar'
import type { Format } from './format'

/** The name of a month, from 1 to 12: "March"; empty for any other. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? ''

/** A club's start month for display: a number from 1 as its name, anything else unchanged. */
export function startMonthName(start: string | number, format: Format): string {
  return format.day({ year: 2000, month: Number(start), day: 1 }, 'month-name') || String(start)
}
