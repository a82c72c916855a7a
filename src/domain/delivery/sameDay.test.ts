import { describe, expect, it } from 'vitest'
import { aCart, aShipment } from '../../../mocks/fixtures'
import type { Shipment } from '../schema/entities'
import { cannotTake, wereMissed } from './sameDay'
import type { ShipDateOption } from './shippingDates'

const rules = { today: { year: 2026, month: 12, day: 1 } }
const day = { year: 2026, month: 12, day: 10 }
const going = (crec_id: number, delivery_date: string | null, over: Partial<Shipment> = {}) =>
  aShipment({ crec_id, shipping: { ship_id: 1, ship_date: null, delivery_date }, ...over })

const leaves = (ship: string, arrives: string, reason: string | null = null): ShipDateOption => ({
  ship_date: ship,
  delivery_date: arrives,
  is_available: reason === null,
  reason,
})
const open = [leaves('2026-12-08', '2026-12-10')]
const closed = (reason: string) => [leaves('2026-12-08', '2026-12-10', reason)]
const undated = { shipping: { ship_id: 24 }, cart_type: 'NP' }
const optionsOf = (own: readonly ShipDateOption[]) => (id: number) => (id === 1 ? open : own)
const only = (other: Shipment) => aCart({ recipients: [going(1, '2026-12-10'), other] })

describe('applying the date to another shipment', () => {
  it.each([
    ['if it can arrive that day', going(2, '2026-12-14'), open, null],
    ['if it already arrives that day', going(2, '2026-12-10', { cart_type: 'NP' }), [], null],
    ['not an e-gift', going(2, null, { cart_type: 'ECRT' }), open, 'e-gift'],
    ['not without a date', going(2, null, undated), open, 'no-date'],
    ['not of another kind', going(2, '2026-12-14', { cart_type: 'NP' }), open, 'other-kind'],
    ['not if that day is sold out for it', going(2, '2026-12-14'), closed('sold-out'), 'sold-out'],
    ['not outside its group', going(2, '2026-12-14'), closed('outside-group'), 'outside-group'],
    ['not if its days end earlier', going(2, '2026-12-14'), [], 'closed'],
  ])('%s', (_case, other, options, expected) => {
    const skipped = cannotTake(only(other), { shipmentId: 1, day }, optionsOf(options), rules)
    expect(skipped).toEqual(expected === null ? [] : [{ shipmentId: 2, reason: expected }])
  })

  describe('any day of its week', () => {
    const monday = { year: 2026, month: 12, day: 7 }
    const friday = leaves('2026-12-09', '2026-12-11')
    const nextWeek = leaves('2026-12-11', '2026-12-15')
    const soldOut = leaves('2026-12-04', '2026-12-07', 'sold-out')
    const overnight = {
      ...leaves('2026-12-10', '2026-12-14'),
      overnight_upgrade: true,
      overnight_delivery_date: '2026-12-11',
    }
    it.each([
      ['if it can arrive later that week', [friday], null],
      ['if its Monday is sold out', [soldOut, friday], null],
      ['not if only the overnight upgrade arrives that week', [overnight], 'too-soon'],
      ['not if no day is open', [soldOut], 'sold-out'],
      ['not if it is too soon, whatever days have passed', [nextWeek], 'too-soon', 10],
      ['not if its days end earlier', [leaves('2026-12-01', '2026-12-03')], 'too-far'],
    ])('%s', (_case, options, expected, today = 1) => {
      const from = { today: { ...monday, day: today } }
      const week = { shipmentId: 1, day: monday, isWeek: true }
      const skipped = cannotTake(only(going(2, '2026-12-24')), week, optionsOf(options), from)
      expect(skipped).toEqual(expected === null ? [] : [{ shipmentId: 2, reason: expected }])
    })
  })

  it('is impossible in a month that its days do not reach', () => {
    const far = { year: 2027, month: 1, day: 4 }
    const cart = only(going(2, '2026-12-14'))
    expect(cannotTake(cart, { shipmentId: 1, day: far }, optionsOf(open), rules)).toEqual([
      { shipmentId: 2, reason: 'too-far' },
    ])
  })
})

describe('according to the returned cart', () => {
  const missed = (other: Shipment, options = open, isWeek = false) =>
    wereMissed(only(other), { shipmentId: 1, day, isWeek }, optionsOf(options), rules)

  it.each([
    ['was given it', '2026-12-10', 0],
    ['was given it, with a time of day', '2026-12-10T00:00:00', 0],
    ['was given the day after', '2026-12-11', 1],
    ['was given the day before', '2026-12-09', 1],
    ['has none', null, 1],
  ])('a shipment that %s', (_case, delivery_date, count) => {
    expect(missed(going(2, delivery_date))).toHaveLength(count)
  })

  it.each([
    ['2026-12-07', 0],
    ['2026-12-13', 0],
    ['2026-12-06', 1],
    ['2026-12-14', 1],
  ])('of a week, %s', (delivery_date, count) => {
    expect(missed(going(2, delivery_date), open, true)).toHaveLength(count)
  })

  it('the known reason is given, otherwise that the day is closed', () => {
    const soldOut = [leaves('2026-12-08', '2026-12-10', 'sold-out')]
    expect(missed(going(2, '2026-12-14'), soldOut)).toEqual([{ shipmentId: 2, reason: 'sold-out' }])
    expect(missed(going(2, '2026-12-14'))).toEqual([{ shipmentId: 2, reason: 'closed' }])
  })

  it('the shipment with the original date is never listed', () => {
    const cart = aCart({ recipients: [going(1, '2026-12-24')] })
    expect(wereMissed(cart, { shipmentId: 1, day }, optionsOf(open), rules)).toEqual([])
  })
})
