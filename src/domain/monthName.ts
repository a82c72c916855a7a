import { LOCALE } from './constants'

/** The name of a month, from 1 to 12: "March". */
export function monthName(month: number): string {
  names ??= new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' })
  return names.format(Date.UTC(2000, month - 1, 1))
}

let names: Intl.DateTimeFormat | undefined

/** A start month as the wire has it, in words: a number from 1 by its name, anything else as it is. */
export function startMonthName(start: string | number): string {
  const month = Number(start)
  return month >= 1 && month <= 12 ? monthName(month) : String(start)
}
