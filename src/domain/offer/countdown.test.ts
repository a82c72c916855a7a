import { describe, expect, it } from 'vitest'
import { addDays, calendarDay } from '../calendar'
import { chicagoInstant } from '../chicago'
import { saleEnd, saleEndsSoon, saleRemaining } from './countdown'

const HOUR = 3_600_000
const end = new Date('2026-11-27T06:00:00Z')
const before = (milliseconds: number) => new Date(end.getTime() - milliseconds)

describe('saleRemaining', () => {
  it.each([
    ['at 7 days', 168 * HOUR, null],
    ['a millisecond under 7 days', 168 * HOUR - 1, '6d 23h left'],
    ['far ahead', 1000 * HOUR, null],
    ['a whole number of days', 48 * HOUR, '2d 0h left'],
    ['just under two days', 48 * HOUR - 1, '1d 23h left'],
    ['a day', 24 * HOUR, '1d 0h left'],
    ['just under a day', 24 * HOUR - 1, '23h left'],
    ['an hour', HOUR, '1h left'],
    ['the last hour', HOUR - 1, '0h left'],
    ['the last millisecond', 1, '0h left'],
    ['the end', 0, null],
    ['after the end', -1, null],
  ])('%s', (_case, left, text) => {
    expect(saleRemaining(end, before(left))).toBe(text)
  })

  it.each([
    ['Saturday noon to the end of Sunday, summer time begins', '2026-03-07', 12, 2, '1d 11h left'],
    ['Saturday noon to the end of Sunday, winter time begins', '2026-10-31', 12, 2, '1d 13h left'],
    ['seven calendar days, summer time begins', '2026-03-05', 0, 7, '6d 23h left'],
    ['seven calendar days, winter time begins', '2026-10-29', 0, 7, null],
  ])('counts hours that really pass: %s', (_case, start, hour, days, text) => {
    const day = calendarDay(start)
    if (!day) throw new Error(`${start} is a day`)
    expect(saleRemaining(chicagoInstant(addDays(day, days)), chicagoInstant(day, hour))).toBe(text)
  })

  it('is null if unknown', () => {
    expect(saleRemaining('soon', end)).toBeNull()
    expect(saleRemaining(new Date(Number.NaN), end)).toBeNull()
    expect(saleRemaining(end, new Date(Number.NaN))).toBeNull()
  })
})

describe('saleEndsSoon', () => {
  it.each([
    [HOUR, false],
    [HOUR - 1, true],
    [1, true],
    [0, false],
    [-1, false],
  ])('%i milliseconds before the end: %s', (left, expected) => {
    expect(saleEndsSoon(end, before(left))).toBe(expected)
  })
})

describe('saleEnd', () => {
  it.each([
    ['2026-11-27T06:00:00Z', '2026-11-27T06:00:00.000Z'],
    ['2026-11-27T06:00:00.5Z', '2026-11-27T06:00:00.500Z'],
    ['2026-11-27T00:00:00-06:00', '2026-11-27T06:00:00.000Z'],
    ['2026-11-27 06:00z', '2026-11-27T06:00:00.000Z'],
    ['2026-11-27T00:00', '2026-11-27T06:00:00.000Z'],
    ['2026-11-27 00:00:01.25', '2026-11-27T06:00:01.250Z'],
    ['2026-11-26', '2026-11-27T06:00:00.000Z'],
    [' 11/26/2026 ', '2026-11-27T06:00:00.000Z'],
    ['2026-07-04T24:00', '2026-07-05T05:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(saleEnd(text)?.toISOString()).toBe(instant)
  })

  it.each(['', 'soon', '2026-11-31', '2026-11-27T25:00', '2026-11-27T06:60', '2026-11-27 noon'])(
    '%j is no time',
    (text) => {
      expect(saleEnd(text)).toBeNull()
    },
  )
})
