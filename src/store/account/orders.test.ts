import { describe, expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import type { Scenario } from '../../../mocks/scenario'
import { manyOrders, oneShipment } from '../../../mocks/scenarios'
import { aStore, holding, type Transport } from '../../../testing/store/testStore'
import { accountActions } from './account'
import { ordersActions } from './orders'

const open = async (
  world: () => Scenario = manyOrders,
  through?: (fetch: Transport) => Transport,
) => {
  const backend = createBackend({ scenario: world })
  const test = await aStore({}, { backend, isLoggedIn: true, ...(through && { through }) })
  await test.store.use(accountActions).loadCustomer()
  test.requests()
  return { ...test, verbs: test.store.use(ordersActions), slot: test.store.slot(ordersActions) }
}
type Opened = Awaited<ReturnType<typeof open>>
const ids = ({ slot }: Opened) => slot.orders.map(({ order_id }) => order_id)

describe('the orders of a customer', () => {
  it('are read page by page', async () => {
    const opened = await open()
    expect(opened.slot.status).toBe('idle')
    expect(await opened.verbs.loadOrders()).toEqual({ status: 'ready' })
    expect(ids(opened)).toHaveLength(5)
    expect(opened.slot).toMatchObject({
      status: 'ready',
      count: 9,
      years: [2026, 2025, 2024, 2023, 2016],
    })

    await opened.verbs.loadMoreOrders()
    expect(ids(opened)).toHaveLength(9)
    expect(opened.slot.next).toBeNull()
    opened.requests()
    await opened.verbs.loadMoreOrders()
    expect(opened.requests()).toEqual([])
  })

  it('are listed once, even if a new order has moved some to the next page', async () => {
    let last: unknown
    const moved =
      (fetch: Transport): Transport =>
      async (input, init) => {
        const answer = await fetch(input, init)
        if (!String(input).includes('/orders')) return answer
        const page = await answer.json()
        const orders = last ? [last, ...page.orders] : page.orders
        last = page.orders.at(-1)
        return Response.json({ ...page, orders })
      }
    const opened = await open(manyOrders, moved)
    await opened.verbs.loadOrders()
    await opened.verbs.loadMoreOrders()
    expect(ids(opened)).toHaveLength(9)
    expect(new Set(ids(opened)).size).toBe(9)
  })

  it('stay if more fail, and are completed by a retry', async () => {
    const opened = await open()
    await opened.verbs.loadOrders()
    opened.backend.setFault('getOrders', 'bad-gateway')
    expect(await opened.verbs.loadMoreOrders()).toMatchObject({ status: 'failed' })
    expect([opened.slot.status, opened.slot.moreStatus]).toEqual(['ready', 'failed'])
    expect(ids(opened)).toHaveLength(5)
    opened.backend.setFault('getOrders', null)
    await opened.verbs.loadMoreOrders()
    expect(ids(opened)).toHaveLength(9)
  })

  it('stay while they are read again, including older pages, and if that fails', async () => {
    const opened = await open()
    await opened.verbs.loadOrders()
    await opened.verbs.loadMoreOrders()
    const all = ids(opened)
    const again = opened.verbs.loadOrders()
    expect(opened.slot.status).toBe('ready')
    await again
    expect(ids(opened)).toEqual(all)
    expect(opened.slot.next).toBeNull()
    opened.backend.setFault('getOrders', 'html')
    expect(await opened.verbs.loadOrders()).toMatchObject({ status: 'failed' })
    expect(opened.slot.status).toBe('ready')
    expect(ids(opened)).toEqual(all)
  })

  it('return the reason of a failure, and show nothing', async () => {
    const opened = await open()
    opened.backend.setFault('getOrders', 'html')
    expect(await opened.verbs.loadOrders()).toEqual({ status: 'failed', reason: 'unavailable' })
    expect(opened.slot.status).toBe('failed')
    expect(opened.reported).toEqual(['orders-failed'])
  })

  it('of an ended session cause an event', async () => {
    const opened = await open()
    opened.backend.setFault('getOrders', 'unauthorized')
    expect(await opened.verbs.loadOrders()).toMatchObject({ status: 'failed', reason: 'refused' })
    expect(opened.heard).toContain('session-expired')
  })

  it('are not requested for a guest', async () => {
    const opened = await open(oneShipment)
    expect(await opened.verbs.loadOrders()).toEqual({ status: 'ready' })
    expect(opened.slot).toMatchObject({ status: 'ready', orders: [], years: [] })
    expect(opened.backend.count('getOrders')).toBe(0)
    expect(opened.heard).not.toContain('session-expired')
  })

  it('fail if the customer is unknown', async () => {
    const opened = await open()
    opened.backend.setFault('getCustomer', 'html')
    const other = await aStore({}, { backend: opened.backend, isLoggedIn: true })
    expect(await other.store.use(ordersActions).loadOrders()).toMatchObject({ status: 'failed' })
    expect(other.store.slot(ordersActions).status).toBe('failed')
  })

  it('can be limited to a year and a person, with more pages', async () => {
    const opened = await open()
    await opened.verbs.filterOrders({ year: 2024, person: 'ingrid' })
    expect(ids(opened)).toEqual(['PO-24166'])
    expect(opened.slot.years).toHaveLength(5)
    const path = opened.backend.requests.at(-1)?.path
    expect(path).toBe('/customer/orders?year=2024&person=ingrid')
  })

  it('ignore the late response to an earlier filter', async () => {
    const { through, letGo } = holding((url) => url.includes('year=2025'))
    const opened = await open(manyOrders, through)
    const late = opened.verbs.filterOrders({ year: 2025, person: '' })
    await opened.verbs.filterOrders({ year: 2024, person: '' })
    letGo()
    await late
    expect(ids(opened)).toEqual(['PO-24166'])
    expect(opened.slot).toMatchObject({ status: 'ready', filter: { year: 2024 } })
  })

  it('ignore more pages of an earlier filter', async () => {
    const { through, letGo } = holding((url) => url.includes('cursor='))
    const opened = await open(manyOrders, through)
    await opened.verbs.loadOrders()
    const more = opened.verbs.loadMoreOrders()
    await opened.verbs.filterOrders({ year: 2024, person: '' })
    letGo()
    await more
    expect(ids(opened)).toEqual(['PO-24166'])
    expect(opened.slot.moreStatus).toBe('idle')
  })

  it('do not get a page of the old list while a new one loads', async () => {
    const { through, letGo } = holding((url) => url.includes('year='))
    const opened = await open(manyOrders, through)
    await opened.verbs.loadOrders()
    const filtered = opened.verbs.filterOrders({ year: 2024, person: '' })
    await opened.verbs.loadMoreOrders()
    letGo()
    await filtered
    expect(ids(opened)).toEqual(['PO-24166'])
    expect(opened.backend.requests.map(({ path }) => path).join()).not.toContain('cursor=')
  })

  it('are cleared with their details at sign-out, including late responses', async () => {
    const { through, letGo } = holding((url) => url.includes('/orders/'))
    const opened = await open(manyOrders, through)
    await opened.verbs.loadOrders()
    const late = opened.verbs.loadOrder('PO-26114')
    opened.store.use(accountActions).becomeGuest()
    letGo()
    await late
    expect(opened.slot).toMatchObject({ status: 'idle', orders: [], years: [] })
    expect(opened.slot.details.size).toBe(0)
  })

  it('are out of date after a new order', async () => {
    const opened = await open()
    await opened.verbs.loadOrders()
    opened.store.events.emit('order-placed', { orderId: 'PO-1' })
    expect(opened.slot).toMatchObject({ status: 'idle', orders: [] })
  })
})

describe('one order', () => {
  it('is read once', async () => {
    const { verbs, slot, requests } = await open()
    await Promise.all([verbs.loadOrder('PO-26114'), verbs.loadOrder('PO-26114')])
    await verbs.loadOrder('PO-26114')
    expect(requests()).toEqual(['getOrder'])
    expect(slot.details.get('PO-26114')).toMatchObject({
      status: 'ready',
      order: { paid_with: 'Visa ending 4242' },
    })
  })

  it('is read again after a failure', async () => {
    const { verbs, slot, backend } = await open()
    backend.setFault('getOrder', { kind: 'wrong-shape', times: 1 })
    expect(await verbs.loadOrder('PO-26114')).toMatchObject({ status: 'failed' })
    expect(slot.details.get('PO-26114')?.status).toBe('failed')
    await verbs.loadOrder('PO-26114')
    expect(slot.details.get('PO-26114')?.status).toBe('ready')
  })

  it('of another customer fails', async () => {
    const { verbs } = await open()
    expect(await verbs.loadOrder('PO-1')).toMatchObject({ status: 'failed', reason: 'refused' })
  })
})
