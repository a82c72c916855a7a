import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chicagoTime, todayInChicago } from './chicago'

const Native = Intl.DateTimeFormat
/** Both sides of every change of the clock, and the middle of every hour of a few days around it. */
const instants = [2026, 2027, 2031].flatMap((year) =>
  [Date.UTC(year, 2, 1), Date.UTC(year, 9, 30)].flatMap((start) =>
    Array.from({ length: 24 * 16 }, (_, hour) => start + hour * 3_600_000),
  ),
)
const read = ({ chicagoTime: time, todayInChicago: today }: Reader) =>
  instants.map((at) => [today(new Date(at)), time(new Date(at))])

class WithoutZones extends Native {
  constructor(locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
    if (options?.timeZone?.includes('/')) throw new RangeError('Unsupported time zone')
    super(locale, options)
  }
}

interface Reader {
  chicagoTime: typeof chicagoTime
  todayInChicago: typeof todayInChicago
}

describe('where Intl knows no time zones', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(WithoutZones as typeof Native)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('the clock in Chicago is read by its rule', async () => {
    const without = read(await import('./chicago'))
    vi.restoreAllMocks()
    expect(without).toEqual(read({ chicagoTime, todayInChicago }))
  })
})
