import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TIME_ZONE } from './constants'

const Native = Intl.DateTimeFormat
/** Both sides of every clock change, and the middle of every hour of a few days around it. */
const instants = [2026, 2027, 2031].flatMap((year) =>
  [Date.UTC(year, 2, 1), Date.UTC(year, 9, 30)].flatMap((start) =>
    Array.from({ length: 24 * 16 }, (_, hour) => start + hour * 3_600_000),
  ),
)
/** The browser's own time zones, as "11/1/2026, 01:00". */
const expected = instants.map((at) =>
  new Native('en-US', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at),
)

class WithoutZones extends Native {
  constructor(locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
    if (options?.timeZone?.includes('/')) throw new RangeError('Unsupported time zone')
    super(locale, options)
  }
}

describe('if Intl has no time zones', () => {
  let chicago: typeof import('./chicago')
  beforeAll(async () => {
    vi.resetModules()
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(WithoutZones as typeof Native)
    chicago = await import('./chicago')
    await chicago.loadTimeZones()
  })
  afterAll(() => {
    vi.restoreAllMocks()
    vi.resetModules()
  })

  it('the library is not loaded', async () => {
    await expect(import('./timeZone')).rejects.toThrow('Unsupported time zone')
  })

  it('Chicago’s time follows its rule', () => {
    const { chicagoTime, todayInChicago } = chicago
    const read = instants.map((at) => {
      const [{ year, month, day }, { hour, minute }] = [
        todayInChicago(new Date(at)),
        chicagoTime(new Date(at)),
      ]
      const [hours, minutes] = [hour, minute].map((part) => String(part).padStart(2, '0'))
      return `${month}/${day}/${year}, ${hours}:${minutes}`
    })
    expect(read).toEqual(expected)
  })
})
