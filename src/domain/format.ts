import { type CalendarDay, formatDay, MONTHS } from './calendar'
import { clockWords } from './clockWords'
import { CURRENCY, LOCALE } from './constants'
import { formatUsd } from './money'

/** How much of a day is written: "Wed, Nov 25", "Nov 25", "November". */
export type DayStyle = 'short' | 'date' | 'month-name'

/** How amounts, days and times are written for the shoppers of a store. */
export interface Format {
  /** The language of formats, and of the plurals in a host's own texts, as a BCP 47 tag. */
  readonly locale: string
  /** The currency of all amounts, by its ISO 4217 code. */
  readonly currency: string
  /** An amount in cents of the currency. */
  money(cents: number): string
  /** A day of the calendar; empty where there is no such day. */
  day(day: CalendarDay, style?: DayStyle): string
  /** A time of day, in hours from 0 to 23 and minutes. */
  time(hour: number, minute: number): string
}

/** What a store is told of its format: a locale, a currency, and functions for what is to differ. */
export type FormatOptions = Partial<Format>

/**
 * The format of en-US and USD, by hand: the first thing that a page asks of `Intl` takes a slow phone
 * some 80 ms of its first paint.
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
