import { describe, expect, it } from 'vitest'
import { at, signInAs } from '../../testing/backend'
import { ask } from '../ask'
import * as scenarios from '../scenarios'
import { customerWith, placed, sameToAll } from '../scenarios/orderRecords'

const reorderOf = (world: () => scenarios.Scenario, orderId: string) =>
  ask(at(world), 'getReorder', { params: { orderId } })

describe('the data for sending an order again', () => {
  it('contains its items at current prices, and similar products', async () => {
    const { body } = await reorderOf(scenarios.orderForThirty, 'PO-25190')
    const [own, ...others] = body.products
    expect(own).toMatchObject({
      item_id: 1001,
      name: 'Filet Mignon',
      is_egift: false,
      skus: [{ sku_id: 10011, price: 109.95, is_addon: false }, {}, {}],
    })
    expect(others.map(({ name }) => name)).toContain('Boneless Ribeye')
    expect(others.map(({ name }) => name)).not.toContain('Spiral-Sliced Ham')
  })

  it('has each gift’s days from today on, with reasons', async () => {
    const { body } = await reorderOf(scenarios.orderForThirty, 'PO-25190')
    expect(body.shipments).toHaveLength(30)
    const dates = body.shipments[0]?.dates ?? []
    expect(dates.find(({ is_available }) => is_available)).toMatchObject({
      ship_date: '2026-12-01',
      delivery_date: '2026-12-03',
    })
    expect(dates.find(({ ship_date }) => ship_date === '2026-12-05')).toMatchObject({
      is_available: false,
      reason: 'weekend',
    })
    expect(body.holidays).toContainEqual({ date: '2026-12-25', name: 'Christmas Day' })
  })

  it('has a club’s days in its start month', async () => {
    const club = customerWith((make) =>
      placed(
        make,
        ['PO-25201', '2025-12-02'],
        sameToAll(make, 1, 18011, ['2025-12-18', '2025-12-16']),
      ),
    )
    const { body } = await reorderOf(club, 'PO-25201')
    const dates = body.shipments[0]?.dates ?? []
    const months = dates.flatMap((one) =>
      one.is_available ? String(one.delivery_date).slice(0, 7) : [],
    )
    expect([...new Set(months)]).toEqual(['2027-01'])
  })

  it.each([
    ['an email has no days', scenarios.orderOfEGifts, 'PO-26077', 1],
    ['nothing is known of a very old one', scenarios.orderVeryOld, 'PO-16042', 0],
  ])('%s', async (_case, world, orderId, products) => {
    const { body } = await reorderOf(world, orderId)
    expect(body.shipments.flatMap(({ dates }) => dates)).toEqual([])
    expect(Math.min(1, body.products.length)).toBe(products)
  })

  it('identifies items that are no longer sold by the order only', async () => {
    const { body } = await reorderOf(scenarios.orderWithItemGone, 'PO-23151')
    const skus = body.products.flatMap((one) => one.skus.map(({ sku_id }) => sku_id))
    expect(skus).not.toContain(18991)
    expect(skus).toContain(15021)
  })

  it('is available only to the order’s customer', async () => {
    expect((await reorderOf(scenarios.oneShipment, 'PO-25190')).status).toBe(403)
    const backend = at(() => ({
      ...scenarios.orderForThirty(),
      accounts: [{ cust_id: 8002, fname: 'Ben', lname: 'Ruiz', email: 'ben.ruiz@example.com' }],
    }))
    const params = { orderId: 'PO-25190' }
    expect((await ask(backend, 'getReorder', { params })).status).toBe(200)
    await signInAs(backend, 'ben.ruiz@example.com')
    for (const orderId of ['PO-25190', 'PO-0'])
      expect((await ask(backend, 'getReorder', { params: { orderId } })).status).toBe(404)
  })
})
