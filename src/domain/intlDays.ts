import { type CalendarDay, utc } from './calendar'
import type { DayStyle } from './format'

/** What is written of a day, a month or a time; those that `Format` lacks are a calendar's. */
export type DateStyle = DayStyle | 'long' | 'month' | 'weekday' | 'weekday-name' | 'time'

/** Writes days and times by `Intl`, the only place that asks it for them; empty where there is none. */
export function intlDates(locale: string): (date: Date, style: DateStyle) => string {
  const formats = new Map<DateStyle, Intl.DateTimeFormat>()
  return (date, style) => {
    const format = formats.get(style) ?? new Intl.DateTimeFormat(locale, STYLES[style])
    formats.set(style, format)
    return Number.isNaN(date.getTime()) ? '' : format.format(date)
  }
}

/** A day of the calendar by `Intl`, in any style. */
export function intlDay(locale: string, day: CalendarDay, style: DateStyle): string {
  const write = known.get(locale) ?? intlDates(locale)
  known.set(locale, write)
  return write(utc(day), style)
}

/** What writes the days of a locale: a month has many. */
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
