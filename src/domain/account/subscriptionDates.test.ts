import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarDay, calendarDay, compareDays, isoDay } from '../calendar'
import { addMonths, nextAtFrequency, pauseEnd } from './subscriptionDates'
import type { Subscription } from './subscriptions'

const day = (iso: string) => calendarDay(iso) as CalendarDay
const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)))
const months = fc.integer({ min: 0, max: 60 })

describe('months later', () => {
  it.each([
    ['2026-12-17', 1, '2027-01-17'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-30', 1, '2027-02-28'],
    ['2027-02-28', 1, '2027-03-28'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('%s and %i is %s', (from, count, expected) => {
    expect(isoDay(addMonths(day(from), count))).toBe(expected)
  })

  it('is in that month, never on a later day; later months give later days', () => {
    fc.assert(
      fc.property(anyDay, months, (from, count) => {
        const to = addMonths(from, count)
        expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + count)
        expect(to.day).toBeLessThanOrEqual(from.day)
        expect(calendarDay(isoDay(to))).toEqual(to)
        expect(compareDays(addMonths(from, count + 1), to)).toBeGreaterThan(0)
      }),
    )
  })
})

const at = (over: Partial<Subscription>): Subscription => ({
  ...{ subs_id: 'S-1', version: 1, item_id: 1, sku_id: 11 },
  ...{ next_date: '2026-12-17', last_date: '2026-10-19' },
  ...over,
})

describe('the next box at another frequency', () => {
  it.each([
    [1, {}, '2026-12-17'],
    [2, {}, '2026-12-19'],
    [3, {}, '2027-01-19'],
    [3, { locked_date: '2026-12-17' }, '2026-12-17'],
    [3, { last_date: null }, '2026-12-17'],
    [3, { next_date: null }, null],
  ])('every %i months, %j: %s', (every, over, expected) => {
    const next = nextAtFrequency(at(over), every)
    expect(next && isoDay(next)).toBe(expected)
  })

  it('is never earlier than the announced one', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 1, max: 12 }), (next, last, every) => {
        const dates = { next_date: isoDay(next), last_date: isoDay(last) }
        const found = nextAtFrequency(at(dates), every)
        expect(found && compareDays(found, next)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it.each([
  ['2026-12-17', '2027-02-17'],
  [null, '2027-02-01'],
])('a pause of two months from the box of %s on lasts until %s', (next_date, expected) => {
  expect(isoDay(pauseEnd({ next_date }, 2, day('2026-12-01')))).toBe(expected)
})
