import { MONTHS } from './calendar'
import type { Format } from './format'

/** The name of a month, from 1 to 12: "March"; empty for any other. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? ''

/** A start month as the wire has it, in words: a number from 1 by its name, anything else as it is. */
export function startMonthName(start: string | number, format: Format): string {
  return format.day({ year: 2000, month: Number(start), day: 1 }, 'month-name') || String(start)
}
