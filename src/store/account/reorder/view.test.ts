import { expect, it } from 'vitest'
import type { CalendarDay } from '../../../domain/calendar'
import { lastYearOf } from './view'

const TODAY: CalendarDay = { year: 2026, month: 11, day: 27 }
const OPEN: CalendarDay = { year: 2026, month: 12, day: 17 }
const days = [{ day: OPEN, reason: null, option: {}, isOvernight: false }] as never

it.each([
  ['last year', 2025, { first: OPEN, last: OPEN }],
  ['the year before', 2024, { first: OPEN, last: OPEN }],
  ['this year, which is no day of an earlier one', 2026, null],
])('a gift of %s', (_, year, expected) => {
  const arrived = { year, month: 12, day: 17 }
  expect(lastYearOf([{ giftId: 1, arrived, days }], { today: TODAY })).toEqual(expected)
})
