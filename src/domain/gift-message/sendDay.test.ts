import { expect, it } from 'vitest'
import { isoDay } from '../calendar'
import { sendDayOf } from './sendDay'

it.each([
  ['2026-12-20T15:00:00.000Z', '2026-12-20'],
  ['2026-12-20T05:59:59Z', '2026-12-19'],
  ['2026-12-20T06:00:00Z', '2026-12-20'],
  ['2026-07-01T04:59:59Z', '2026-06-30'],
  ['2026-07-01T05:00:00Z', '2026-07-01'],
  ['2026-12-20T00:30:00+09:00', '2026-12-19'],
  ['2026-12-20', '2026-12-20'],
  ['2026-12-20T23:00:00', '2026-12-20'],
  ['12/20/2026', '2026-12-20'],
  ['2026-13-40T15:00:00Z', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('%s is sent on %s', (time, expected) => {
  const day = sendDayOf(time)
  expect(day ? isoDay(day) : undefined).toBe(expected)
})
