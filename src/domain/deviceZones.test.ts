import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, calendarDay, daysBetween, isoDay, weekday } from './calendar'
import { chicagoInstant, chicagoTime, loadTimeZones, todayInChicago } from './chicago'
import { TIME_ZONE } from './constants'
import { sendDayOf } from './gift-message/sendDay'
import { intlDay } from './intlDays'
import { saleEnd, saleRemaining } from './offer/countdown'
import { deliveryPromise } from './product/deliveryPromise'
import { utcOffset } from './timeZone'

/** Zones with and without summer time, with half hours, and at both ends of the day. */
const ZONES = [
  ...['Pacific/Honolulu', 'America/Anchorage', 'America/Los_Angeles', 'America/Denver'],
  ...['America/Phoenix', 'America/Chicago', 'America/New_York', 'America/St_Johns'],
  ...['Europe/London', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati'],
]

/** Instants around clock changes, and the words about a sale that ends at midnight. */
const INSTANTS = [
  ['2026-03-08T07:59:59Z', '2026-03-08', 1, 59, null],
  ['2026-03-08T08:00:00Z', '2026-03-08', 3, 0, null],
  ['2026-11-01T06:59:59Z', '2026-11-01', 1, 59, null],
  ['2026-11-01T07:00:00Z', '2026-11-01', 1, 0, null],
  ['2027-03-14T08:00:00Z', '2027-03-14', 3, 0, null],
  ['2027-11-07T07:00:00Z', '2027-11-07', 1, 0, null],
  ['2026-11-20T06:00:00.000Z', '2026-11-20', 0, 0, null],
  ['2026-11-20T06:00:00.001Z', '2026-11-20', 0, 0, '6d 23h left'],
  ['2026-11-27T05:59:59Z', '2026-11-26', 23, 59, '0h left'],
  ['2026-11-27T06:00:00Z', '2026-11-27', 0, 0, null],
] as const

/** Cutoffs of a product on both sides of a clock change, and the dates they promise. */
const PROMISES = [
  { order_by: '2026-10-31T13:00', arrives: '2026-11-03' },
  { order_by: '2026-11-01T13:00', arrives: '2026-11-04' },
  { order_by: '2026-11-02T13:00', arrives: '2026-11-05' },
]
const PROMISED = [
  ['2026-10-31T17:59:59Z', 3, true],
  ['2026-10-31T18:00:00Z', 4, false],
  ['2026-11-01T04:59:59Z', 4, false],
  ['2026-11-01T05:00:00Z', 4, true],
  ['2026-11-01T18:59:59Z', 4, true],
  ['2026-11-01T19:00:00Z', 5, false],
  ['2026-11-02T05:59:59Z', 5, false],
  ['2026-11-02T06:00:00Z', 5, true],
] as const

const SALE_END = '2026-11-27T00:00'
const HOUR_MS = 3_600_000
const FIRST_DAY = { year: 2026, month: 1, day: 1 }

const startingZone = process.env.TZ
afterAll(() => {
  if (startingZone === undefined) delete process.env.TZ
  else process.env.TZ = startingZone
})

/** Chicago's offset at every half hour of a year, in hours, according to `Intl`. */
const OFFSETS = (() => {
  const names = new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    timeZoneName: 'longOffset',
  })
  const offsetOf = (at: number) => Number(/GMT([+-]\d\d):00$/.exec(names.format(at))?.[1])
  const start = Date.UTC(2026, 0, 1)
  return Array.from({ length: 365 * 48 }, (_, index) => start + index * 1_800_000).map(
    (at) => [at, offsetOf(at)] as const,
  )
})()

it.each([
  ...['Pacific/Honolulu', 'America/Phoenix', 'America/Chicago', 'America/New_York'],
  ...['Europe/London', 'Asia/Kolkata', 'Australia/Lord_Howe'],
])('on a device in %s the library knows the offset at every half hour of 2026', (zone) => {
  process.env.TZ = zone
  const wrong = OFFSETS.filter(
    ([at, hours]) => utcOffset(new Date(at), TIME_ZONE) !== hours * HOUR_MS,
  )
  expect(wrong).toEqual([])
  expect(new Set(OFFSETS.map(([, hours]) => hours))).toEqual(new Set([-6, -5]))
})

const sources = [
  ['by its rule', () => Promise.resolve()],
  ['by the library', loadTimeZones],
] as const

describe.each(sources.flatMap(([name, load]) => ZONES.map((zone) => [name, zone, load] as const)))(
  'the time in Chicago %s, on a device in %s',
  (_name, zone, load) => {
    beforeAll(async () => {
      process.env.TZ = zone
      await load()
    })

    it('is active', () => {
      const offset = new Date('2026-07-01T00:00:00Z').getTimezoneOffset()
      const there = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
      const name = there.formatToParts(new Date('2026-07-01T00:00:00Z')).at(-1)?.value ?? ''
      const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? ['', '+', '0', '0']
      expect(offset).toBe((Number(hours) * 60 + Number(minutes)) * (sign === '+' ? -1 : 1) + 0)
    })

    it.each(INSTANTS)('%s is %s, %i:%i in Chicago', (instant, day, hour, minute, remaining) => {
      const now = new Date(instant)
      expect(isoDay(todayInChicago(now))).toBe(day)
      expect(isoDay(sendDayOf(now.toISOString()) ?? FIRST_DAY)).toBe(day)
      expect(chicagoTime(now)).toEqual({ hour, minute })
      expect(saleRemaining(SALE_END, now)).toBe(remaining)
    })

    it.each(PROMISED)('%s a product arrives on the %ith', (instant, day, isToday) => {
      const promise = deliveryPromise(PROMISES, new Date(instant))
      expect([promise?.arrives.day, promise?.isToday]).toEqual([day, isToday])
    })

    it('no day of 2026 and 2027 shifts', () => {
      let expected = Date.UTC(2026, 0, 1)
      for (let count = 0; count < 730; count++) {
        const text = new Date(expected).toISOString().slice(0, 10)
        const day = calendarDay(text)
        if (!day) throw new Error(`${text} is a day`)
        expect(isoDay(day)).toBe(text)
        expect(addDays(FIRST_DAY, count)).toEqual(day)
        expect(daysBetween(FIRST_DAY, day)).toBe(count)
        expect(weekday(day)).toBe(new Date(expected).getUTCDay())
        expect(intlDay('en-US', day, 'long')).toContain(` ${day.day}, ${day.year}`)
        expect(todayInChicago(chicagoInstant(day))).toEqual(day)
        expect(todayInChicago(new Date(chicagoInstant(day, 24).getTime() - 1))).toEqual(day)
        expected += 86_400_000
      }
    })

    it('every half hour of the days with clock changes converts both ways', () => {
      for (const text of ['2026-03-08', '2026-04-05', '2026-10-04', '2026-11-01', '2027-03-14']) {
        const day = calendarDay(text)
        if (!day) throw new Error(`${text} is a day`)
        for (let minutes = 0; minutes < 1440; minutes += 30) {
          const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
          const isSkipped = hour === 2 && (text === '2026-03-08' || text === '2027-03-14')
          const read = chicagoTime(chicagoInstant(day, hour, minute))
          expect(read).toEqual({ hour: isSkipped ? 1 : hour, minute })
        }
      }
    })

    it('a time without a zone is Chicago’s', () => {
      expect(saleEnd(SALE_END)?.toISOString()).toBe('2026-11-27T06:00:00.000Z')
      expect(saleEnd('2026-03-08T03:00')?.toISOString()).toBe('2026-03-08T08:00:00.000Z')
    })
  },
)
