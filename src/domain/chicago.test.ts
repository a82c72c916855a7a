import { beforeEach, expect, it, vi } from 'vitest'
import { addDays } from './calendar'

const start = { year: 2025, month: 1, day: 1 }
/** Every half hour of three years, as local time. */
const walls = Array.from({ length: 3 * 365 }, (_, count) => addDays(start, count)).flatMap((day) =>
  Array.from({ length: 49 }, (_, half) => [day, Math.floor(half / 2), (half % 2) * 30] as const),
)

/** A fresh module, because the library stays once it is loaded. */
let chicago: typeof import('./chicago')
beforeEach(async () => {
  vi.resetModules()
  chicago = await import('./chicago')
})

it('a time in Chicago is the same instant by the rule and by the library', async () => {
  const instants = () => walls.map((wall) => chicago.chicagoInstant(...wall).toISOString())
  const byRule = instants()
  await chicago.loadTimeZones()
  expect(instants()).toEqual(byRule)
  expect(byRule[0]).toBe('2025-01-01T06:00:00.000Z')
}, 60_000)

it('the library knows the years before the rule', async () => {
  // Until 2006, summer time began in April.
  const instant = () => chicago.chicagoInstant({ year: 2006, month: 3, day: 20 }).toISOString()
  expect(instant()).toBe('2006-03-20T05:00:00.000Z')
  await chicago.loadTimeZones()
  expect(instant()).toBe('2006-03-20T06:00:00.000Z')
})
