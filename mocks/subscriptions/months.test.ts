import { describe, expect, it } from 'vitest'
import { addMonths, dueAfter, dueFrom } from './months'

describe('months later', () => {
  it.each([
    ['2026-12-17', 1, '2027-01-17'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-12-17', 0, '2026-12-17'],
  ])('%s and %i is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })
})

describe('a rhythm', () => {
  const monthly = { anchor: '2026-08-31', interval_months: 1 }
  it.each([
    ['2026-08-30', '2026-08-31', '2026-08-31'],
    ['2026-08-31', '2026-08-31', '2026-09-30'],
    ['2026-09-01', '2026-09-30', '2026-09-30'],
    ['2026-09-30', '2026-09-30', '2026-10-31'],
    ['2027-02-28', '2027-02-28', '2027-03-31'],
  ])('from %s on is due on %s, after it on %s', (day, from, after) => {
    expect([dueFrom(monthly, day), dueAfter(monthly, day)]).toEqual([from, after])
  })

  it('of no months is one of every month', () => {
    expect(dueAfter({ anchor: '2026-08-31', interval_months: 0 }, '2026-08-31')).toBe('2026-09-30')
  })
})
