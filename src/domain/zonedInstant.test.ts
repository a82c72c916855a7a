import { describe, expect, it } from 'vitest'
import { addDays } from './calendar'
import { chicagoInstant } from './chicago'
import { zonedInstant } from './zonedInstant'

describe('a time in Chicago', () => {
  it('is the same instant by the library and without it, at every hour of three years', () => {
    const start = { year: 2025, month: 1, day: 1 }
    for (let at = 0; at < 3 * 365; at++) {
      const day = addDays(start, at)
      for (let hour = 0; hour <= 24; hour++) {
        for (const minute of [0, 30]) {
          const [by, without] = [zonedInstant(day, hour, minute), chicagoInstant(day, hour, minute)]
          if (by.getTime() !== without.getTime()) expect([day, hour, minute, without]).toEqual(by)
        }
      }
    }
    expect(zonedInstant(start).toISOString()).toBe('2025-01-01T06:00:00.000Z')
  })
})
