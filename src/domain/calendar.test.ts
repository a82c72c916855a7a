import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  type CalendarDay,
  calendarDay,
  compareDays,
  daysBetween,
  formatDay,
  isBefore,
  isoDay,
  utc,
  weekday,
} from './calendar'
import { chicagoInstant, chicagoTime, todayInChicago } from './chicago'
import { LOCALE } from './constants'
import { intlDay } from './intlDays'

const day = (text: string): CalendarDay => calendarDay(text) ?? { year: 0, month: 0, day: 0 }

describe('calendarDay', () => {
  it.each([
    ['2026-12-24', 2026, 12, 24],
    ['2026-12-24T23:59:59Z', 2026, 12, 24],
    ['2026-12-24 00:00:00', 2026, 12, 24],
    ['2026-12-24T00:00:00.000-06:00', 2026, 12, 24],
    ['2024-02-29', 2024, 2, 29],
    ['12/24/2026', 2026, 12, 24],
    ['2/3/2026', 2026, 2, 3],
    ['0099-01-02', 99, 1, 2],
  ])('%s', (text, year, month, dayOfMonth) => {
    expect(calendarDay(text)).toEqual({ year, month, day: dayOfMonth })
  })

  it.each([
    ...['', null, undefined, '2026-13-01', '2026-00-10', '2026-02-29', '2026-04-31', '2026-12-240'],
    ...['2026-1-2', '24.12.2026', '13/01/2026', '12/24/20261', 'tomorrow', 'on 2026-12-24'],
  ])('%j is no day', (text) => {
    expect(calendarDay(text)).toBeNull()
  })
})

describe('arithmetic', () => {
  it.each([
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-10-31', 2, '2026-11-02'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days: %s', (from, count, to) => {
    expect(isoDay(addDays(day(from), count))).toBe(to)
    expect(daysBetween(day(from), day(to))).toBe(count)
  })

  it('orders days', () => {
    expect(isBefore(day('2026-12-23'), day('2026-12-24'))).toBe(true)
    expect(isBefore(day('2026-12-24'), day('2026-12-24'))).toBe(false)
    expect(isBefore(day('2027-01-01'), day('2026-12-31'))).toBe(false)
    expect(compareDays(day('2026-12-24'), day('2026-12-24'))).toBe(0)
  })

  const anyDay = fc
    .tuple(fc.integer({ min: -700_000, max: 2_900_000 }))
    .map(([count]) => addDays({ year: 1970, month: 1, day: 1 }, count))
  const count = fc.integer({ min: -20_000, max: 20_000 })

  it('is reversible', () => {
    fc.assert(
      fc.property(anyDay, count, (start, days) => {
        const end = addDays(start, days)
        expect(daysBetween(start, end)).toBe(days)
        expect(addDays(end, -days)).toEqual(start)
        expect(Math.sign(compareDays(end, start))).toBe(Math.sign(days))
        expect(weekday(end)).toBe((((weekday(start) + days) % 7) + 7) % 7)
        if (end.year > 0 && end.year < 10_000) expect(calendarDay(isoDay(end))).toEqual(end)
      }),
    )
  })

  it('never throws for any three numbers', () => {
    const odd = fc.record({ year: fc.double(), month: fc.double(), day: fc.double() })
    fc.assert(
      fc.property(odd, fc.double(), (value, number) => {
        isoDay(addDays(value, number))
        formatDay(value)
        weekday(value)
        chicagoInstant(value, number, number)
        todayInChicago(new Date(number))
      }),
    )
    expect(formatDay({ year: Number.NaN, month: 1, day: 1 })).toBe('')
  })
})

describe('formatDay', () => {
  it('has a short form for lists and a long form', () => {
    expect(formatDay(day('2026-12-17'))).toBe('Thu, Dec 17')
    expect(intlDay(LOCALE, day('2026-12-17'), 'long')).toBe('Thursday, December 17, 2026')
  })

  it('writes every day of eight years like the browser', () => {
    const long = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: 'UTC' })
    const short = new Intl.DateTimeFormat(LOCALE, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    })
    for (let one = day('2024-01-01'); one.year < 2032; one = addDays(one, 1)) {
      expect(formatDay(one)).toBe(short.format(utc(one)))
      expect(intlDay(LOCALE, one, 'long')).toBe(long.format(utc(one)))
    }
  })
})

describe('chicagoInstant', () => {
  it.each([
    ['a winter day', '2026-12-24', 0, 0, '2026-12-24T06:00:00.000Z'],
    ['a summer day', '2026-07-04', 13, 30, '2026-07-04T18:30:00.000Z'],
    ['the end of a day', '2026-11-26', 24, 0, '2026-11-27T06:00:00.000Z'],
    ['the last minute before summer time', '2026-03-08', 1, 59, '2026-03-08T07:59:00.000Z'],
    ['the first minute of summer time', '2026-03-08', 3, 0, '2026-03-08T08:00:00.000Z'],
    ['a skipped time is an hour earlier', '2026-03-08', 2, 30, '2026-03-08T07:30:00.000Z'],
    ['of a time that occurs twice the first', '2026-11-01', 1, 30, '2026-11-01T06:30:00.000Z'],
    ['after winter time began', '2026-11-01', 2, 0, '2026-11-01T08:00:00.000Z'],
  ])('%s', (_case, text, hour, minute, instant) => {
    expect(chicagoInstant(day(text), hour, minute).toISOString()).toBe(instant)
  })
})

describe('chicagoTime', () => {
  it('counts an invalid date as 1970', () => {
    expect(todayInChicago(new Date(Number.NaN))).toEqual(day('1969-12-31'))
    expect(chicagoTime(new Date(Number.NaN))).toEqual({ hour: 18, minute: 0 })
  })
})
