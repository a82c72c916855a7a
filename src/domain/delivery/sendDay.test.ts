import { expect, it } from 'vitest'
import { calendarDay } from '../calendar'
import { sendDayProblem } from './sendDay'

it.each([
  ['', 'missing'],
  ['2026-02-30', 'missing'],
  ['2026-12-07', 'past'],
  ['2026-12-08', null],
  ['2027-12-08', null],
  ['2027-12-09', 'far'],
])('an e-gift on December 8, to be sent on "%s": %s', (text, problem) => {
  expect(sendDayProblem(text, calendarDay('2026-12-08'))).toBe(problem)
})

it('a day is not compared before today is known', () => {
  expect(sendDayProblem('2020-01-01', null)).toBeNull()
})
