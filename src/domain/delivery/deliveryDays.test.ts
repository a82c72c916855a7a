import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDay, compareDays, isoDay, mondayOf, weekday } from '../calendar'
import { type DayRules, type DeliveryDay, deliveryDays } from './deliveryDays'
import { deliveryWeeks, openDays } from './deliveryWeeks'
import type { ShipDateOption } from './shippingDates'

const day = (text: string) => {
  const read = calendarDay(text)
  if (!read) throw new Error(`${text} is no day`)
  return read
}
/** A Tuesday. */
const rules: DayRules = { today: day('2026-12-01') }
const leaves = (
  ship_date: string,
  delivery_date: string | null,
  over: Partial<ShipDateOption> = {},
): ShipDateOption => ({ ship_date, delivery_date, ...over })
const at = (days: readonly DeliveryDay[], iso: string) =>
  days.find((one) => isoDay(one.day) === iso)

describe('a delivery day', () => {
  const options = [
    leaves('2026-12-01', '2026-12-03', { is_available: false, reason: 'cut-off' }),
    // If two reasons close a day, the first is given.
    leaves('2026-12-02', '2026-12-03', { is_available: false, reason: 'sold-out' }),
    leaves('2026-12-02', '2026-12-04'),
    leaves('2026-12-03', '2026-12-07', { is_available: false, reason: 'sold-out' }),
    leaves('2026-12-04', '2026-12-08', { is_available: 0, reason: 'a strike' }),
    leaves('2026-12-07', '2026-12-09', { is_available: 1, label: 'Busy' }),
    leaves('2026-12-08', '2026-12-11', { is_available: false, reason: 'outside-group' }),
  ]
  const named = { ...rules, holidays: [{ date: '2026-12-10', name: 'Founders’ Day' }] }
  it.each([
    ['2026-11-30', undefined],
    ['2026-12-01', 'too-soon'],
    ['2026-12-02', 'too-soon'],
    ['2026-12-03', 'cut-off'],
    ['2026-12-04', null],
    ['2026-12-05', 'weekend'],
    ['2026-12-06', 'weekend'],
    ['2026-12-07', 'sold-out'],
    ['2026-12-08', 'closed'],
    ['2026-12-09', null],
    ['2026-12-10', 'holiday'],
    ['2026-12-11', 'outside-group'],
    ['2026-12-12', 'weekend'],
    ['2026-12-14', 'too-far'],
    ['2026-12-31', 'too-far'],
    ['2027-01-01', undefined],
  ] as const)('%s: %s', (iso, expected) => {
    expect(at(deliveryDays(options, named), iso)?.reason).toBe(expected)
  })

  it('has the server’s name for it', () => {
    const days = deliveryDays(options, named)
    expect(at(days, '2026-12-10')?.label).toBe('Founders’ Day')
    expect(at(days, '2026-12-09')?.label).toBe('Busy')
    expect(at(days, '2026-12-04')?.label).toBeNull()
  })

  it('is listed for whole months from today’s to the last delivery’s', () => {
    const days = deliveryDays([leaves('2026-12-30', '2027-01-04')], { today: day('2026-12-31') })
    expect([days.length, isoDay(days[0]?.day ?? rules.today)]).toEqual([31, '2026-12-01'])
    const further = deliveryDays([leaves('2026-12-31', '2027-01-04')], { today: day('2026-12-31') })
    expect(further).toHaveLength(62)
    expect(at(further, '2026-12-30')?.reason).toBe('past')
    expect(at(further, '2026-12-31')?.reason).toBe('too-soon')
    expect(at(further, '2027-01-04')?.reason).toBeNull()
  })

  it('without any option is closed, and weekends are weekends', () => {
    const days = deliveryDays([], rules)
    expect(days).toHaveLength(31)
    expect(at(days, '2026-12-05')?.reason).toBe('weekend')
    expect(openDays(days)).toEqual([])
  })

  it.each([
    ['today', '2026-12-01', '2026-12-01', true],
    ['a day that it left on already', '2026-11-30', '2026-12-02', false],
    ['a day before it leaves', '2026-12-04', '2026-12-03', false],
    ['400 days away', '2026-12-01', '2028-01-05', true],
    ['401 days away', '2026-12-01', '2028-01-06', false],
    ['no day', 'soon', '2026-12-04', false],
  ])('%s', (_case, ships, arrives, expected) => {
    const open = openDays(deliveryDays([leaves(ships, arrives)], rules))
    expect(open.map((one) => isoDay(one.day))).toEqual(expected ? [arrives] : [])
  })

  it('is the shipping day if no delivery day is given', () => {
    const open = openDays(deliveryDays([leaves('2026-12-04', null)], rules))
    expect(open.map((one) => isoDay(one.day))).toEqual(['2026-12-04'])
  })
})

describe('options for a day', () => {
  const overnight = (ship: string, usual: string, soon: string | null, cost: string | null) =>
    leaves(ship, usual, {
      overnight_upgrade: true,
      overnight_delivery_date: soon,
      upgrade_cost: cost,
    })
  const options = [
    overnight('2026-12-01', '2026-12-03', '2026-12-02', '14.95'),
    overnight('2026-12-02', '2026-12-04', '2026-12-03', '14.95'),
  ]

  it('prefer the standard one, otherwise the upgrade with its price', () => {
    const days = deliveryDays(options, rules)
    const way = (iso: string) => {
      const { isOvernight, upgradeCents, option } = at(days, iso) ?? {}
      return [isOvernight, upgradeCents, option?.ship_date]
    }
    expect(way('2026-12-02')).toEqual([true, 1495, '2026-12-01'])
    expect(way('2026-12-03')).toEqual([false, 0, '2026-12-01'])
    expect(way('2026-12-04')).toEqual([false, 0, '2026-12-02'])
  })

  it('are only upgrades if requested', () => {
    const days = openDays(deliveryDays(options, { ...rules, isOvernight: true }))
    expect(days.map((one) => [isoDay(one.day), one.isOvernight, one.upgradeCents])).toEqual([
      ['2026-12-02', true, 1495],
      ['2026-12-03', true, 1495],
    ])
  })

  it('treat an upgrade without a day like the standard one, and without a price as free', () => {
    const [only] = openDays(
      deliveryDays([overnight('2026-12-02', '2026-12-04', null, null)], {
        ...rules,
        isOvernight: true,
      }),
    )
    expect([only && isoDay(only.day), only?.upgradeCents]).toEqual(['2026-12-04', null])
  })

  it('prefer the later shipping day of two equal ones', () => {
    const both = [leaves('2026-12-03', '2026-12-07'), leaves('2026-12-04', '2026-12-07')]
    for (const order of [both, [...both].reverse()])
      expect(openDays(deliveryDays(order, rules))[0]?.option?.ship_date).toBe('2026-12-04')
  })

  it('prefer an open option to a closed one', () => {
    const both = [
      leaves('2026-12-03', '2026-12-07', { is_available: false, reason: 'sold-out' }),
      leaves('2026-12-04', '2026-12-07'),
    ]
    expect(at(deliveryDays(both, rules), '2026-12-07')?.reason).toBeNull()
  })
})

describe('weeks', () => {
  it.each([
    ['2026-12-06', '2026-11-30'],
    ['2026-12-07', '2026-12-07'],
    ['2026-12-13', '2026-12-07'],
    ['2026-03-08', '2026-03-02'],
    ['2026-11-01', '2026-10-26'],
    ['2027-01-01', '2026-12-28'],
  ])('%s is in the week of Monday, %s', (text, monday) => {
    expect(isoDay(mondayOf(day(text)))).toBe(monday)
  })

  it('are those with a possible delivery', () => {
    const options = [
      leaves('2026-12-03', '2026-12-06'),
      leaves('2026-12-04', '2026-12-07'),
      leaves('2026-12-10', '2026-12-13'),
      leaves('2026-12-20', '2026-12-22'),
    ]
    const weeks = deliveryWeeks(deliveryDays(options, rules))
    expect(weeks.map((week) => [isoDay(week.monday), week.days.length])).toEqual([
      ['2026-11-30', 1],
      ['2026-12-07', 2],
      ['2026-12-21', 1],
    ])
  })
})

describe('any options of a server', () => {
  const anyDay = fc
    .integer({ min: -40, max: 500 })
    .map((days) => isoDay(addDays(rules.today, days)))
  const anyOption = fc.record({
    ship_date: fc.oneof(anyDay, fc.string()),
    delivery_date: fc.option(fc.oneof(anyDay, fc.string())),
    is_available: fc.constantFrom(true, false, 0 as const, 1 as const, null),
    reason: fc.constantFrom('weekend', 'sold-out', 'who knows', null),
    overnight_upgrade: fc.boolean(),
    overnight_delivery_date: fc.option(anyDay),
    upgrade_cost: fc.constantFrom('14.95', null),
  })
  const anyRules = fc.record({
    today: fc.constant(rules.today),
    isOvernight: fc.boolean(),
    holidays: fc.array(fc.record({ date: anyDay })),
  })

  it('give whole months without gaps; each day is selectable or has a reason', () => {
    fc.assert(
      fc.property(fc.array(anyOption), anyRules, (options, judgedBy) => {
        const days = deliveryDays(options, judgedBy)
        expect(days[0]?.day.day).toBe(1)
        expect(addDays(days.at(-1)?.day ?? rules.today, 1).day).toBe(1)
        expect(days.length).toBeLessThanOrEqual(460)
        days.forEach((one, index) => {
          expect(one.day).toEqual(addDays(days[0]?.day ?? rules.today, index))
          expect(one.reason === null).toBe(one.option !== null)
        })
      }),
    )
  })

  it('never allow a past day, or one that the server has closed', () => {
    fc.assert(
      fc.property(fc.array(anyOption), anyRules, (options, judgedBy) => {
        for (const one of openDays(deliveryDays(options, judgedBy))) {
          const ship = day(one.option?.ship_date ?? '')
          expect(compareDays(one.day, rules.today)).toBeGreaterThanOrEqual(0)
          expect(compareDays(one.day, ship)).toBeGreaterThanOrEqual(0)
          expect(compareDays(ship, rules.today)).toBeGreaterThanOrEqual(0)
          expect(one.option?.is_available ?? true).toBeTruthy()
          if (judgedBy.isOvernight) expect(one.option?.overnight_upgrade).toBe(true)
        }
      }),
    )
  })

  it('have each selectable day in one week, from Monday to Sunday', () => {
    fc.assert(
      fc.property(fc.array(anyOption), anyRules, (options, judgedBy) => {
        const days = deliveryDays(options, judgedBy)
        const weeks = deliveryWeeks(days)
        expect(weeks.flatMap((week) => week.days)).toEqual(openDays(days))
        for (const week of weeks) {
          expect(weekday(week.monday)).toBe(1)
          for (const one of week.days) {
            expect(compareDays(one.day, week.monday)).toBeGreaterThanOrEqual(0)
            expect(compareDays(one.day, week.sunday)).toBeLessThanOrEqual(0)
          }
        }
      }),
    )
  })
})
