import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  type CalendarDay,
  calendarDay,
  compareDays,
  isoDay,
  weekday,
} from '../../calendar'
import { deliveryDays } from '../../delivery/deliveryDays'
import { type DatedGift, planDates, sameTimeAgain, sharedDays } from './dates'

const day = (text: string) => calendarDay(text) as CalendarDay
const today = day('2026-12-01')
/** Shipping days, two days before delivery. */
const openOn = (arrivals: readonly string[], closed: readonly (readonly [string, string])[] = []) =>
  deliveryDays(
    [
      ...arrivals.map((arrives) => ({
        ship_date: isoDay(addDays(day(arrives), -2)),
        delivery_date: arrives,
        is_available: true,
      })),
      ...closed.map(([arrives, reason]) => ({
        ship_date: isoDay(addDays(day(arrives), -2)),
        delivery_date: arrives,
        is_available: false,
        reason,
      })),
    ],
    { today, holidays: [{ date: '2026-12-25', name: 'Christmas Day' }] },
  )
const gift = (giftId: number, arrived: string | null, days: DatedGift['days']): DatedGift => ({
  giftId,
  arrived: arrived === null ? null : day(arrived),
  days,
})
const planned = (all: ReturnType<typeof planDates>) =>
  all.map((one) => [one.day && isoDay(one.day.day), one.reason])

describe('the same time of the year', () => {
  it.each([
    ['2025-12-18', '2026-12-01', '2026-12-17', 'a Thursday stays one'],
    ['2025-12-24', '2026-12-01', '2026-12-23', 'and is never after the occasion'],
    ['2024-12-24', '2028-12-01', '2028-12-19', 'whatever the year'],
    ['2025-01-10', '2026-12-01', '2027-01-08', 'a day long past is for next year'],
    ['2025-12-18', '2026-12-28', '2026-12-17', 'a day just past is not'],
    ['2025-11-02', '2026-01-01', '2026-11-01', 'nor is a day still to come this year'],
    ['2024-02-29', '2026-02-01', '2026-02-26', 'February 29 is the 28th'],
    ['2020-02-29', '2024-02-01', '2024-02-24', 'or itself'],
  ])('of %s, on %s, is %s: %s', (then, now, expected) => {
    expect(isoDay(sameTimeAgain(day(then), day(now)))).toBe(expected)
  })

  it('is the same weekday, at most six days earlier', () => {
    const aDay = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays(day('2000-01-01'), n))
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 1500 }), (then, later) => {
        const again = sameTimeAgain(then, addDays(then, later))
        expect(weekday(again)).toBe(weekday(then))
      }),
    )
  })
})

describe('days for a whole order', () => {
  const days = openOn(['2026-12-16', '2026-12-17', '2026-12-18'], [['2026-12-15', 'sold-out']])
  const few = openOn(['2026-12-16', '2026-12-21'])

  it.each<[string, Parameters<typeof planDates>[1], DatedGift, [string | null, string | null]]>([
    [
      'the one day',
      { kind: 'day', day: day('2026-12-17') },
      gift(1, null, days),
      ['2026-12-17', null],
    ],
    [
      'the nearest',
      { kind: 'day', day: day('2026-12-17') },
      gift(1, null, few),
      ['2026-12-16', 'closed'],
    ],
    [
      'with a reason',
      { kind: 'day', day: day('2026-12-15') },
      gift(1, null, days),
      ['2026-12-16', 'sold-out'],
    ],
    [
      'of a feast',
      { kind: 'day', day: day('2026-12-25') },
      gift(1, null, days),
      ['2026-12-18', 'holiday'],
    ],
    [
      'of a day long past',
      { kind: 'day', day: day('2026-10-30') },
      gift(1, null, days),
      ['2026-12-16', 'past'],
    ],
    [
      'of a day not open yet',
      { kind: 'day', day: day('2027-03-05') },
      gift(1, null, days),
      ['2026-12-18', 'too-far'],
    ],
    [
      'if no day is open',
      { kind: 'day', day: day('2026-12-17') },
      gift(1, null, openOn([])),
      [null, 'closed'],
    ],
    ['of last year', { kind: 'last-year' }, gift(1, '2025-12-18', days), ['2026-12-17', null]],
    [
      'of last year, closed',
      { kind: 'last-year' },
      gift(1, '2025-12-18', few),
      ['2026-12-16', 'closed'],
    ],
    ['if days are unknown', { kind: 'last-year' }, gift(1, null, few), ['2026-12-16', 'unknown']],
  ])('give each %s', (_case, date, one, expected) => {
    expect(planned(planDates([one], date, today))).toEqual([expected])
  })

  it('keep a day selected for one gift, if it is open', () => {
    const gifts = [gift(1, null, few), gift(2, null, few)]
    const own = new Map([
      [1, '2026-12-21'],
      [2, '2026-12-19'],
    ])
    const date = { kind: 'day', day: day('2026-12-17') } as const
    expect(planned(planDates(gifts, date, today, own))).toEqual([
      ['2026-12-21', 'closed'],
      ['2026-12-16', 'closed'],
    ])
  })

  it.each([
    ['those that are open for all', [days, few], ['2026-12-16']],
    [
      'else those that are open for most',
      [days, days, openOn(['2026-12-21'])],
      ['2026-12-16', '2026-12-17', '2026-12-18'],
    ],
    ['none without open days', [openOn([])], []],
    ['none without gifts', [], []],
  ])('offer %s', (_case, lists, expected) => {
    expect(sharedDays(lists.map((list) => ({ days: list }))).map(isoDay)).toEqual(expected)
  })

  it('leave out days that need an upgrade', () => {
    const overnight = deliveryDays(
      [
        {
          ship_date: '2026-12-08',
          delivery_date: '2026-12-10',
          overnight_upgrade: true,
          overnight_delivery_date: '2026-12-09',
        },
      ],
      { today },
    )
    expect(sharedDays([{ days: overnight }]).map(isoDay)).toEqual(['2026-12-10'])
    const date = { kind: 'day', day: day('2026-12-09') } as const
    expect(planned(planDates([gift(1, null, overnight)], date, today))).toEqual([
      ['2026-12-10', 'overnight-only'],
    ])
  })

  it('are always open ones, one for each gift', () => {
    const someDays = fc
      .uniqueArray(fc.integer({ min: 2, max: 60 }), { maxLength: 6 })
      .map((all) => openOn(all.map((n) => isoDay(addDays(today, n)))))
    const asked = fc.integer({ min: -400, max: 400 }).map((n) => addDays(today, n))
    fc.assert(
      fc.property(
        fc.array(someDays, { maxLength: 5 }),
        asked,
        fc.boolean(),
        (lists, wanted, isLast) => {
          const gifts = lists.map((list, at) => ({ giftId: at, arrived: wanted, days: list }))
          const date = isLast
            ? ({ kind: 'last-year' } as const)
            : ({ kind: 'day', day: wanted } as const)
          const plan = planDates(gifts, date, today)
          expect(plan.map(({ giftId }) => giftId)).toEqual(gifts.map(({ giftId }) => giftId))
          for (const { day: found, reason, wanted: meant, giftId } of plan) {
            const open = gifts[giftId]?.days.filter(({ option }) => option) ?? []
            expect(found === null).toBe(open.length === 0)
            if (!found) continue
            expect(open).toContain(found)
            expect(reason === null).toBe(meant !== null && compareDays(found.day, meant) === 0)
          }
        },
      ),
    )
  })
})
