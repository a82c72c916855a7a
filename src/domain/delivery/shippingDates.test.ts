import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aLine, aShipment } from '../../../mocks/fixtures'
import { addDays, isoDay } from '../calendar'
import type { ShipMethod } from '../schema/entities'
import { defaultMethod, offeredMethods } from './shipMethods'
import {
  availableOptions,
  nextShipDate,
  type ShipDateOption,
  shippingCorrection,
} from './shippingDates'

const today = { year: 2026, month: 12, day: 8 }
const option = (ship_date: string, over: Partial<ShipDateOption> = {}): ShipDateOption => ({
  ship_date,
  delivery_date: isoDay(addDays(today, 9)),
  ...over,
})

describe('availableOptions', () => {
  it.each([
    [true, 1],
    [1, 1],
    [null, 1],
    [undefined, 1],
    [false, 0],
    [0, 0],
  ] as const)('is_available %s', (is_available, count) => {
    expect(availableOptions([option('2026-12-09', { is_available })])).toHaveLength(count)
  })

  it('leaves out invalid days', () => {
    expect(availableOptions([option('soon'), { ship_date: null }, {}])).toEqual([])
  })
})

describe('nextShipDate', () => {
  it.each([
    ['the earliest, whatever the order', ['2026-12-11', '2026-12-09', '2026-12-10'], '2026-12-09'],
    ['today, for as long as it is offered', ['2026-12-09', '2026-12-08'], '2026-12-08'],
    ['no past day', ['2026-12-07', '2026-12-10'], '2026-12-10'],
    ['none', ['2026-12-07'], undefined],
    ['none of none', [], undefined],
  ])('%s', (_case, days, expected) => {
    const options = days.map((day) => option(day))
    expect(nextShipDate(options, today)?.ship_date).toBe(expected)
  })

  it('skips unavailable days', () => {
    const options = [option('2026-12-09', { is_available: false }), option('2026-12-10')]
    expect(nextShipDate(options, today)).toBe(options[1])
  })
})

const method = (ship_id: number, is_default: ShipMethod['is_default'] = false) => ({
  ship_id,
  is_default,
})
const methods = (...ids: number[]) => ids.map((id) => method(id))
const withMethods = (...lists: (ShipMethod[] | null)[]) =>
  lists.map((nonperishable_ship_methods) => aLine({ nonperishable_ship_methods }))

describe('methods', () => {
  it.each([
    ['none named', [null, []], []],
    ['one line', [methods(1, 2)], [1, 2]],
    ['a line without methods does not restrict', [null, [method(1)]], [1]],
    ['what both lines may go by', [methods(1, 2), methods(2, 3)], [2]],
    ['nothing in common', [[method(1)], [method(2)]], []],
  ])('offered: %s', (_case, lists, expected) => {
    const offered = offeredMethods(aShipment({ items: withMethods(...lists) }))
    expect(offered.map(({ ship_id }) => ship_id)).toEqual(expected)
  })

  it.each([
    ['the default one', [method(1), method(2, 1)], 2],
    ['the first, without a default', [method(1, 0), method(2)], 1],
    ['none', [], null],
    ['none of null', null, null],
  ])('default: %s', (_case, methods, expected) => {
    expect(defaultMethod(methods)).toBe(expected)
  })
})

describe('shippingCorrection', () => {
  const options = [
    option('2026-12-09', { is_available: false }),
    option('2026-12-10'),
    option('2026-12-11'),
  ]
  const next = { ship_date: '2026-12-10', delivery_date: '2026-12-17' }
  const kept = { ship_date: '2026-12-11', delivery_date: '2026-12-20' }
  const parcel = (ship_id: number | null, ship_date: string | null, over = {}) =>
    aShipment({
      cart_type: 'N',
      items: withMethods([method(3), method(5, true), method(24)]),
      shipping: { ship_id, ship_date, delivery_date: '2026-12-20' },
      ...over,
    })

  it.each([
    ['a date that is possible stays', parcel(3, '2026-12-11'), null],
    ['a date with a time of day stays', parcel(3, '2026-12-11T00:00:00'), null],
    ['no date', parcel(3, null), { ship_id: 3, ...next }],
    ['a past date', parcel(3, '2026-12-07'), { ship_id: 3, ...next }],
    ['an unavailable date', parcel(3, '2026-12-09'), { ship_id: 3, ...next }],
    ['a date that is not listed', parcel(3, '2026-12-25'), { ship_id: 3, ...next }],
    ['a method that is not offered', parcel(9, '2026-12-11'), { ship_id: 5, ...kept }],
    ['neither method nor date', parcel(null, null), { ship_id: 5, ...next }],
    ['no shipping at all', parcel(3, null, { shipping: null }), { ship_id: 5, ...next }],
    ['no methods offered', parcel(9, null, { items: [aLine()] }), { ship_id: 9, ...next }],
    ['method 24 needs no date', parcel(24, null), null],
    ['method 24 keeps the date it has', parcel(24, '2026-12-01'), null],
    [
      'method 24 as the default needs none either',
      parcel(9, '2026-12-01', { items: withMethods([method(24, true)]) }),
      { ship_id: 24, ship_date: null, delivery_date: null },
    ],
    ['a perishable shipment', parcel(9, null, { cart_type: 'P' }), null],
    ['an e-gift', parcel(9, null, { cart_type: 'ECRT' }), null],
    ['an unknown type', parcel(3, null, { cart_type: null }), { ship_id: 3, ...next }],
  ])('%s', (_case, shipment, expected) => {
    expect(shippingCorrection(shipment, options, today)).toEqual(expected)
  })

  it('without options, only the method can be corrected', () => {
    expect(shippingCorrection(parcel(3, null), [], today)).toBeNull()
    expect(shippingCorrection(parcel(3, '2026-12-25'), [], today)).toBeNull()
    expect(shippingCorrection(parcel(9, null), [], today)).toMatchObject({ ship_id: 5 })
  })

  it('after the correction, nothing is left to do', () => {
    const shipDate = fc.option(
      fc.integer({ min: -5, max: 9 }).map((days) => isoDay(addDays(today, days))),
    )
    const shipId = fc.option(fc.constantFrom(3, 5, 9, 24))
    const dates = fc.array(
      fc.record({ days: fc.integer({ min: -5, max: 9 }), is_available: fc.boolean() }),
    )
    fc.assert(
      fc.property(shipId, shipDate, dates, (ship_id, ship_date, days) => {
        const offered = days.map((each) =>
          option(isoDay(addDays(today, each.days)), { is_available: each.is_available }),
        )
        const shipment = parcel(ship_id, ship_date)
        const shipping = shippingCorrection(shipment, offered, today)
        if (shipping) {
          expect(shippingCorrection({ ...shipment, shipping }, offered, today)).toBeNull()
        }
      }),
    )
  })
})
