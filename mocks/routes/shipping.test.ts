import { describe, expect, it } from 'vitest'
import type { Cart } from '../../src/domain/schema/entities'
import { at, cartOf } from '../../testing/backend'
import { ask } from '../ask'
import type { Backend } from '../backend'
import * as scenarios from '../scenarios'

const ship = (backend: Backend, data: object, more: object = {}) =>
  ask(backend, 'postShipping', {
    body: { crec_id: 11, new_ship_date_data: data, cart_type: 'P', apply_all: false, ...more },
  })

const shipDates = (cart: Cart | null | undefined) =>
  cart?.recipients.map(({ shipping }) => shipping?.ship_date)
const datesOf = async (scenario: () => scenarios.Scenario) =>
  (await ask(at(scenario), 'getGuaranteeDates')).body.shipments[0]?.dates ?? []

describe('a ship date', () => {
  it('is saved, with its delivery day', async () => {
    const { body } = await ship(at(scenarios.oneShipment), { ship_date: '2026-12-10' })
    expect(body.cart?.recipients[0]?.shipping).toMatchObject({
      ship_date: '2026-12-10',
      delivery_date: '2026-12-14',
    })
  })

  it('is derived from the delivery day', async () => {
    const named = { delivery_date: '2026-12-17' }
    const { body } = await ship(at(scenarios.oneShipment), named, { ship_select_type: 'day' })
    expect(body.cart?.recipients[0]?.shipping).toMatchObject({
      ship_date: '2026-12-15',
      delivery_date: '2026-12-17',
      ship_select_type: 'day',
    })
    expect(body.cart?.shipping_breakdown?.['Shipping Upgrade']).toBe(9.95)
  })

  it.each([
    ['2026-12-05', 'weekend'],
    ['2026-12-25', 'holiday'],
    ['2026-12-21', 'sold-out'],
    ['2026-11-30', 'past'],
  ])('of %s is refused for %s', async (ship_date, reason) => {
    const { status, body } = await ship(at(scenarios.oneShipment), { ship_date })
    expect(status).toBe(409)
    expect(body).toEqual({ error: 'date_unavailable', reason, crec_id: 11 })
  })

  it('in the past is moved, and the old one returned', async () => {
    const backend = at(scenarios.shipDateMoved)
    expect((await cartOf(backend)).recipients[0]?.shipping).toMatchObject({
      ship_date: '2026-12-01',
      delivery_date: '2026-12-03',
      ORIGINAL_ship_date: '2026-11-24',
    })
    const { body } = await ship(backend, { ship_date: '2026-12-15' })
    expect(body.cart?.recipients[0]?.shipping?.ORIGINAL_ship_date).toBeNull()
  })

  it('is applied to all eligible shipments of its kind', async () => {
    const backend = at(scenarios.fiveRecipients)
    const { body } = await ship(backend, { ship_date: '2026-12-15' }, { apply_all: true })
    const [chosen, own] = ['2026-12-15', '2026-12-08']
    expect(shipDates(body.cart)).toEqual([chosen, chosen, chosen, own, chosen])
  })

  it('outside of a group does not change bound shipments', async () => {
    const later = { ship_date: '2026-12-28' }
    const { body } = await ship(at(scenarios.holidayPeak), later, { apply_all: true })
    expect(shipDates(body.cart)).toEqual(['2026-12-28', '2026-12-22'])
  })
})

describe('a method', () => {
  it.each([
    ['two days', 12, { ship_id: 12, ship_date: '2026-12-08', delivery_date: '2026-12-10' }, 9.95],
    ['no date', 24, { ship_id: 24, ship_date: null, delivery_date: null }, 0],
  ])('of %s', async (_case, ship_id, expected, upgrade) => {
    const { body } = await ship(at(scenarios.shipsFree), { ship_id })
    expect(body.cart?.recipients[0]?.shipping).toMatchObject(expected)
    expect(body.cart?.shipping_breakdown?.['Shipping Upgrade']).toBe(upgrade)
  })

  it.each([
    ['not for perishable goods', scenarios.oneShipment, { ship_id: 12 }],
    ['not any more', scenarios.nonPerishable, { ship_id: 17 }],
    ['not for an e-gift', scenarios.eGift, { ship_id: 1 }],
    ['not overnight to Alaska', scenarios.alaska, { overnight_upgrade: true }],
  ])('is offered %s', async (_case, scenario, data) => {
    expect((await ship(at(scenario), data)).status).toBe(422)
  })

  it('stays as in the cart, even if it is no longer offered', async () => {
    const { recipients } = await cartOf(at(scenarios.nonPerishableMethodGone))
    expect(recipients[0]?.shipping).toMatchObject({ ship_id: 17, ship_date: null })
  })
})

describe('overnight', () => {
  it('arrives a day after, for 14.95', async () => {
    const { body } = await ship(at(scenarios.overnightOffered), { overnight_upgrade: true })
    expect(body.cart?.recipients[0]).toMatchObject({
      overnight_upgrade: true,
      overnight_upgrade_cost: 14.95,
      shipping: { delivery_date: '2026-12-09' },
    })
    expect(body.cart?.shipping_breakdown?.['Shipping Upgrade']).toBe(14.95)
  })
})

describe('the available days', () => {
  it('are thirty and today, each open or with a reason', async () => {
    const { body } = await ask(at(scenarios.cutoffPassed), 'getGuaranteeDates')
    const dates = body.shipments[0]?.dates ?? []
    expect(dates).toHaveLength(31)
    const reasons = Object.fromEntries(dates.map(({ ship_date, reason }) => [ship_date, reason]))
    expect(reasons).toMatchObject({
      '2026-12-01': 'cut-off',
      '2026-12-02': null,
      '2026-12-05': 'weekend',
      '2026-12-21': 'sold-out',
      '2026-12-25': 'holiday',
      '2026-12-31': null,
    })
    expect(dates[1]).toEqual({
      ship_date: '2026-12-02',
      delivery_date: '2026-12-04',
      is_available: true,
      reason: null,
      label: null,
      overnight_upgrade: true,
      upgrade_cost: 14.95,
      overnight_delivery_date: '2026-12-03',
    })
    expect(body).toMatchObject({
      cutoff_time_central: '13:00',
      passed_cutoff: true,
      days_ahead: 30,
    })
    expect(body.holidays?.[0]).toEqual({ date: '2026-12-25', name: 'Christmas Day' })
  })

  it('include the delivery day of a closed day, if any shipping is possible', async () => {
    const dates = await datesOf(scenarios.cutoffPassed)
    const arrives = dates.map(({ ship_date, delivery_date }) => [ship_date, delivery_date])
    expect(Object.fromEntries(arrives)).toMatchObject({
      '2026-12-01': '2026-12-03',
      '2026-12-05': null,
      '2026-12-21': '2026-12-23',
      '2026-12-25': null,
    })
  })

  it.each([
    ['over a weekend', scenarios.oneShipment, '2026-12-04', '2026-12-07', '2026-12-08'],
    ['over Christmas', scenarios.oneShipment, '2026-12-24', '2026-12-28', '2026-12-29'],
  ])('overnight %s', async (_case, scenario, ship, overnight, usual) => {
    const found = (await datesOf(scenario)).find(({ ship_date }) => ship_date === ship)
    expect(found).toMatchObject({ overnight_delivery_date: overnight, delivery_date: usual })
  })

  it('exclude overnight to Alaska', async () => {
    const dates = await datesOf(scenarios.alaska)
    expect(dates.some(({ is_available }) => is_available)).toBe(true)
    expect(dates.map((one) => one.overnight_delivery_date)).toEqual(dates.map(() => null))
  })

  it('end with the group to which a shipment is bound', async () => {
    const dates = await datesOf(scenarios.groupOvernight)
    expect(dates.find(({ ship_date }) => ship_date === '2026-12-22')?.is_available).toBe(true)
    expect(dates.find(({ ship_date }) => ship_date === '2026-12-23')?.reason).toBe('outside-group')
  })

  it('do not exist for an e-gift', async () => {
    const { body } = await ask(at(scenarios.eGift), 'getGuaranteeDates')
    expect(body.shipments).toEqual([{ crec_id: 11, dates: [] }])
  })
})
