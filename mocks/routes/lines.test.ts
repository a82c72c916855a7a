import { describe, expect, it } from 'vitest'
import { at, linesOf } from '../../testing/backend'
import { ask } from '../ask'
import type { Backend } from '../backend'
import * as scenarios from '../scenarios'

describe('a new size', () => {
  it('changes sku and price', async () => {
    const body = { clin_id: 101, sku_id: 10012 }
    const answer = await ask(at(scenarios.oneShipment), 'putSku', { body })
    expect(answer.body.cart?.recipients[0]?.items[0]).toMatchObject({
      sku_id: 10012,
      price: 154.95,
    })
  })

  it('of another item is refused', async () => {
    const body = { clin_id: 101, sku_id: 10021 }
    expect((await ask(at(scenarios.oneShipment), 'putSku', { body })).status).toBe(422)
  })

  it('that is an add-on gets a parent', async () => {
    const backend = at(scenarios.sharedAddress)
    const { body } = await ask(backend, 'putSku', { body: { clin_id: 102, sku_id: 14013 } })
    expect(body.cart?.recipients[0]?.items[1]).toMatchObject({
      is_addon: true,
      detail: { parent_clin_id: 101 },
    })
    const back = await ask(backend, 'putSku', { body: { clin_id: 102, sku_id: 14011 } })
    expect(back.body.cart?.recipients[0]?.items[1]?.detail?.parent_clin_id).toBeNull()
  })
})

describe('the parent of an add-on', () => {
  const newParent = (clin_id: number, parent: number) =>
    ask(at(scenarios.parentBelowThreshold), 'putParentLine', {
      body: { clin_id, newParent: parent },
    })
  it.each([
    ['costs enough', 103, 102, 200],
    ['costs too little', 103, 101, 422],
    ['is not there', 103, 999, 404],
    ['is for no add-on', 102, 101, 422],
  ])('%s', async (_case, clin_id, parent, expected) => {
    expect((await newParent(clin_id, parent)).status).toBe(expected)
  })

  it('is replaced if it is removed', async () => {
    const backend = at(scenarios.parentBelowThreshold)
    await ask(backend, 'deleteLineItem', { params: { clinId: 101 } })
    expect((await linesOf(backend))[1]?.detail?.parent_clin_id).toBe(102)
  })
})

describe('a club', () => {
  const edit = (club_orders: number) =>
    ask(at(scenarios.clubLine), 'postClubEdit', {
      body: { clin_id: 101, detail: { club_orders, club_order_start_month: 5 } },
    })

  it('costs the sum of its months', async () => {
    const { body } = await edit(12)
    expect(body.cart?.recipients[0]?.items[0]).toMatchObject({
      price: 1079.4,
      detail: { club_orders: 12, club_order_start_month: 5 },
    })
  })

  it('has the date of its first box in its start month, as in its calendar', async () => {
    const backend = at(scenarios.clubLine)
    const detail = { club_orders: 6, club_order_start_month: 5 }
    const { body } = await ask(backend, 'postClubEdit', { body: { clin_id: 101, detail } })
    const shipping = body.cart?.recipients[0]?.shipping
    expect(shipping?.delivery_date).toBe('2027-05-05')
    // It was chosen, not moved.
    expect(shipping?.ORIGINAL_ship_date ?? null).toBeNull()
    const dates = (await ask(backend, 'getGuaranteeDates')).body.shipments[0]?.dates ?? []
    expect(dates.find((day) => day.is_available)?.ship_date).toBe('2027-05-03')
  })

  it.each([0, 13, 1.5])('does not run for %f months', async (months) => {
    expect((await edit(months)).status).toBe(422)
  })
})

describe('auto-delivery', () => {
  const set = (backend: Backend, clin_id: number, selected_frequency: string) =>
    ask(backend, 'putLineAutoDelivery', { body: { clin_id, selected_frequency } })
  const subscription = async (backend: Backend, at: number) =>
    (await linesOf(backend))[at]?.detail?.perpetual_subscription

  it("is set by months, and turned off by '0'", async () => {
    const backend = at(scenarios.autoDelivery)
    await set(backend, 102, '3')
    expect(await subscription(backend, 1)).toEqual({ interval_months: 3, manually_removed: false })
    await set(backend, 102, '0')
    expect(await subscription(backend, 1)).toEqual({ interval_months: 3, manually_removed: true })
  })

  it.each(['', '13', '-1', 'often'])('knows no frequency %j', async (frequency) => {
    expect((await set(at(scenarios.autoDelivery), 101, frequency)).status).toBe(422)
  })

  it('is not available for every line', async () => {
    expect((await set(at(scenarios.comboLine), 101, '2')).status).toBe(422)
  })

  it('of a shipment sets all eligible lines', async () => {
    const backend = at(scenarios.autoDelivery)
    const body = { crec_id: 11, selected_frequency: '6' }
    await ask(backend, 'putShipmentAutoDelivery', { body })
    for (const n of [0, 1])
      expect(await subscription(backend, n)).toMatchObject({ interval_months: 6 })
  })
})
