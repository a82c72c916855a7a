import { describe, expect, it } from 'vitest'
import { at, signInAs } from '../../testing/backend'
import { ask } from '../ask'
import { type Backend, createBackend } from '../backend'
import * as scenarios from '../scenarios'

const listOf = async (backend: Backend, query: Record<string, string> = {}) =>
  (await ask(backend, 'getOrders', { query })).body
const idsOf = async (backend: Backend, query?: Record<string, string>) =>
  (await listOf(backend, query)).orders.map(({ order_id }) => order_id)
const statusesOf = async (world: () => scenarios.Scenario) =>
  (await listOf(at(world))).orders[0]?.shipments.map(({ status }) => status)

/** Whom the world knows beside its customer. */
const BEN = { cust_id: 8002, fname: 'Ben', lname: 'Ruiz', email: 'ben.ruiz@example.com' }

describe('the list of orders', () => {
  it('has pages, newest first, each order once', async () => {
    const backend = at(scenarios.manyOrders)
    const first = await listOf(backend)
    expect(first.orders.map(({ order_id }) => order_id)).toEqual([
      'PO-26114',
      'PO-26102',
      'PO-26077',
      'PO-26041',
      'PO-26022',
    ])
    const rest = await listOf(backend, { cursor: String(first.next) })
    expect(rest.orders).toHaveLength(4)
    expect([rest.next, rest.count]).toEqual([null, 9])
    expect(rest.years).toEqual([2026, 2025, 2024, 2023, 2016])
  })

  it.each([
    [{ year: '2025' }, ['PO-25190']],
    [{ year: '2019' }, []],
    [{ person: 'ingrid' }, ['PO-25190', 'PO-24166', 'PO-23151']],
    [{ person: 'INGRID sor', year: '2023' }, ['PO-23151']],
    [{ person: 'nobody' }, []],
  ])('is asked for by %j', async (query, ids) => {
    expect(await idsOf(at(scenarios.manyOrders), query)).toEqual(ids)
  })

  it('refuses an unknown cursor', async () => {
    const { status } = await ask(at(scenarios.manyOrders), 'getOrders', { query: { cursor: 'x' } })
    expect(status).toBe(400)
  })

  it.each(['getOrders', 'getOrder'] as const)('is not available to a guest: %s', async (name) => {
    const backend = at(scenarios.oneShipment)
    expect((await ask(backend, name, { params: { orderId: 'PO-26114' } })).status).toBe(403)
  })
})

describe('the progress of a gift', () => {
  it.each([
    ['by its dates', scenarios.orderPartShipped, ['shipped', 'delivered', 'preparing']],
    ['late', scenarios.orderDelayed, ['delivered', 'out-for-delivery', 'delayed']],
    ['by email', scenarios.orderOfEGifts, ['opened', 'emailed']],
    ['canceled', scenarios.orderCanceled, ['canceled']],
    ['paid back', scenarios.orderRefunded, ['refunded']],
  ])('%s', async (_case, world, statuses) => {
    expect(await statusesOf(world)).toEqual(statuses)
  })

  it('is shipped on the day after its order at the earliest', async () => {
    // At one in the morning of the day on which it leaves.
    let now = Date.parse('2026-12-07T07:00:00Z')
    const scenario = scenarios.savedCards()
    const shipping = { ship_id: 1, ship_date: '2026-12-07', delivery_date: '2026-12-10' }
    for (const shipment of scenario.cart?.recipients ?? []) Object.assign(shipment, { shipping })
    const backend = createBackend({ scenario, clock: () => now })
    const payment_info = { method: 'card', uid: 'hpf-1' }
    await ask(backend, 'putPlaceOrder', { body: { payment_info, sms_info: null } })
    const status = async () => (await listOf(backend)).orders[0]?.shipments[0]?.status
    expect(await status()).toBe('preparing')
    now += 24 * 3_600_000
    expect(await status()).toBe('shipped')
  })

  it.each([
    ['once it has left', scenarios.orderPartShipped, ['string', 'string', 'object']],
    ['no more after years', scenarios.orderWithItemGone, ['object', 'object']],
  ])('has a link to follow: %s', async (_case, world, types) => {
    const [order] = (await listOf(at(world))).orders
    expect(order?.shipments.map(({ tracking_url }) => typeof tracking_url)).toEqual(types)
  })
})

describe('one order', () => {
  const detailOf = async (backend: Backend, orderId: string) => {
    const { status, body } = await ask(backend, 'getOrder', { params: { orderId } })
    return { status, order: body.order }
  }

  it('adds up, and includes its payments', async () => {
    const { order } = await detailOf(at(scenarios.manyOrders), 'PO-26114')
    const { merchandise, shipping, tax, total, paid_with } = order
    expect(Number(merchandise) + Number(shipping) + Number(tax)).toBeCloseTo(Number(total), 2)
    expect(merchandise).toBe(109.95 + 36.95 + 84.95 + 59.95)
    expect(paid_with).toBe('Visa ending 4242')
    expect(order.shipments[0]).toMatchObject({ address_1: '418 Maple Street', status: 'shipped' })
  })

  it('has only recipients and a total if it is very old', async () => {
    const { order } = await detailOf(at(scenarios.orderVeryOld), 'PO-16042')
    expect(order).toMatchObject({ is_limited: true, shipments: [{ fname: 'Vivian', items: [] }] })
    expect(order.merchandise).toBeUndefined()
  })

  it('marks products that are no longer sold', async () => {
    const { order } = await detailOf(at(scenarios.orderWithItemGone), 'PO-23151')
    const [gone, sold] = order.shipments.map(({ items }) => items[0])
    expect(gone).toMatchObject({ name: 'Maple Pecan Pie', size: null, is_sold: false })
    expect(sold).toMatchObject({ name: 'New York Cheesecake', is_sold: true })
  })

  it('is only found by its own customer', async () => {
    const backend = at(() => ({ ...scenarios.savedCards(), accounts: [BEN] }))
    const { body } = await ask(backend, 'putPlaceOrder', {
      body: { payment_info: { method: 'card', uid: 'hpf-1' }, sms_info: null },
    })
    const id = String(body.order_id)
    const { status, order } = await detailOf(backend, id)
    expect([status, order.shipments[0]?.status]).toEqual([200, 'preparing'])
    expect(await idsOf(backend)).toEqual([id])

    expect((await signInAs(backend, BEN.email)).status).toBe(200)
    expect((await detailOf(backend, id)).status).toBe(404)
    expect(await idsOf(backend)).toEqual([])
  })
})
