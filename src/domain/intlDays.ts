import { type CalendarDay, utc } from './calendar'
import type { DayStyle } from './format'

/** The styles of days, months and times; those beyond `DayStyle` are for calendars. */
export type DateStyle = DayStyle | 'long' | 'month' | 'weekday' | 'weekday-name' | 'time'

/** Formats days and times with `Intl`, the only place that does; empty if there is no such day. */
export function intlDates(locale: string): (date: Date, style: DateStyle) => string {
  const formats = new Map<DateStyle, Intl.DateTimeFormat>()
  return (date, style) => {
    const format = formats.get(style) ?? new Intl.DateTimeFormat(locale, STYLES[style])
    formats.set(style, format)
    return Number.isNaN(date.getTime()) ? '' : format.format(date)
  }
}

/** A calendar day formatted with `Intl`, in any style. */
export function intlDay(locale: string, day: CalendarDay, style: DateStyle): string {
  const write = known.get(locale) ?? intlDates(locale)
  known.set(locale, write)
  return write(utc(day), style)
}

/** Formatters by locale, because a month shows many days. */
const known = new Map<string, ReturnType<typeof intlDates>>()

const inUtc = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => ({
  ...options,
  timeZone: 'UTC',
})

const STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: inUtc({ weekday: 'short', month: 'short', day: 'numeric' }),
  long: inUtc({ dateStyle: 'full' }),
  date: inUtc({ month: 'short', day: 'numeric' }),
  month: inUtc({ month: 'long', year: 'numeric' }),
  'month-name': inUtc({ month: 'long' }),
  weekday: inUtc({ weekday: 'short' }),
  'weekday-name': inUtc({ weekday: 'long' }),
  time: inUtc({ hour: 'numeric', minute: '2-digit' }),
}
