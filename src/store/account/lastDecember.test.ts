import { describe, expect, it } from 'vitest'
import * as worlds from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { accountActions } from './account'
import { lastDecemberActions } from './lastDecember'

async function open(world: () => worlds.Scenario, over: Partial<worlds.Scenario> = {}) {
  const test = await aStore(() => ({ ...world(), ...over }), { isLoggedIn: true })
  const { loadLastDecember } = test.store.use(lastDecemberActions)
  const slot = test.store.slot(lastDecemberActions)
  return { ...test, slot, loadLastDecember }
}

describe('last December’s order', () => {
  it('is the one with the most gifts in that month', async () => {
    const { slot, loadLastDecember, store } = await open(worlds.manyOrders)
    expect(await loadLastDecember()).toEqual({ status: 'ready' })
    expect(slot.order?.order_id).toBe('PO-25190')
    store.use(accountActions).becomeGuest()
    expect(slot).toMatchObject({ status: 'idle', order: null })
  })

  it.each([
    ['without such an order', worlds.orderForEleven, {}, 1],
    ['of discontinued products', worlds.againNothing, {}, 1],
    ['before October', worlds.orderForThirty, { now: '2026-09-30T16:00:00Z' }, 0],
    ['from October on', worlds.orderForEleven, { now: '2026-10-01T16:00:00Z' }, 1],
  ])('is nothing %s', async (_case, world, over, asked) => {
    const { slot, loadLastDecember, backend } = await open(world, over)
    await loadLastDecember()
    expect([slot.status, slot.order, backend.count('getOrders')]).toEqual(['ready', null, asked])
  })

  it('is looked for on all pages of the year’s orders', async () => {
    const [large] = worlds.orderForThirty().orders ?? []
    const [small] = worlds.orderForEleven().orders ?? []
    if (!large || !small) throw new Error('There are no orders.')
    const later = Array.from({ length: 6 }, (_, at) => ({
      ...small,
      order_id: `PO-2520${at}`,
      placed_at: large.placed_at + 1000,
    }))
    const { slot, loadLastDecember, backend } = await open(worlds.orderForThirty, {
      orders: [...later, large],
    })
    expect(await loadLastDecember()).toEqual({ status: 'ready' })
    expect(slot.order?.order_id).toBe('PO-25190')
    expect(backend.count('getOrders')).toBe(2)
  })

  it('is read without requesting the customer again', async () => {
    const { loadLastDecember, store, backend } = await open(worlds.manyOrders)
    await store.use(accountActions).loadCustomer()
    await loadLastDecember()
    expect(backend.count('getCustomer')).toBe(1)
  })

  it('is not requested for a guest', async () => {
    const { store, backend } = await aStore(worlds.oneShipment)
    await store.use(lastDecemberActions).loadLastDecember()
    expect([store.slot(lastDecemberActions).status, backend.count('getOrders')]).toEqual([
      'ready',
      0,
    ])
  })

  it('fails with the customer’s data', async () => {
    const { slot, loadLastDecember, backend } = await open(worlds.orderForThirty)
    backend.setFault('getCustomer', { kind: 'not-found', times: 1 })
    expect(await loadLastDecember()).toEqual({ status: 'failed', reason: 'unavailable' })
    expect(slot.status).toBe('failed')
    await loadLastDecember()
    expect(slot.order?.order_id).toBe('PO-25190')
  })

  it('that fails is requested again', async () => {
    const { slot, loadLastDecember, backend } = await open(worlds.orderForThirty)
    backend.setFault('getOrders', { kind: 'html', times: 1 })
    expect(await loadLastDecember()).toMatchObject({ status: 'failed' })
    expect(slot.status).toBe('failed')
    await loadLastDecember()
    expect(slot.order?.order_id).toBe('PO-25190')
  })
})
