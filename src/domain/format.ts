import { type CalendarDay, formatDay, MONTHS } from './calendar'
import { clockWords } from './clockWords'
import { CURRENCY, LOCALE } from './constants'
import { formatUsd } from './money'

/** How a day is written: "Wed, Nov 25", "Nov 25", "November". */
export type DayStyle = 'short' | 'date' | 'month-name'

/** How a store formats amounts, days and times. */
export interface Format {
  /** Language of formats, and of plurals in the host's own texts, as a BCP 47 tag. */
  readonly locale: string
  /** Currency of all amounts, as an ISO 4217 code. */
  readonly currency: string
  /** An amount in cents of the currency. */
  money(cents: number): string
  /** A calendar day; empty if there is no such day. */
  day(day: CalendarDay, style?: DayStyle): string
  /** A time of day, in hours from 0 to 23 and minutes. */
  time(hour: number, minute: number): string
}

/** A store's format options: a locale, a currency, and functions that override the default. */
export type FormatOptions = Partial<Format>

/**
 * The format of en-US and USD, without `Intl`, whose first use delays the first paint on a slow phone by about
 * 80 ms.
 */
export const usFormat: Format = {
  locale: LOCALE,
  currency: CURRENCY,
  money: formatUsd,
  day: (day, style = 'short') =>
    style === 'month-name'
      ? (MONTHS[day.month - 1] ?? '')
      : formatDay(day).slice(style === 'date' ? 5 : 0),
  time: clockWords,
}
