import { describe, expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import * as worlds from '../../../mocks/scenarios'
import { ID } from '../../../testing/account/subscriptions'
import { openSubscriptions } from '../../../testing/store/openSubscriptions'
import { aStore, holding } from '../../../testing/store/testStore'
import { accountActions } from './account'
import { subscriptionsActions } from './subscriptions'

describe('subscriptions', () => {
  it('are read, and unreadable ones listed separately', async () => {
    const { slot, reads, requests } = await openSubscriptions(worlds.subscriptionLost)
    expect(slot).toMatchObject({ status: 'ready', missing: ['S-7002'], changed: null })
    await reads.loadSubscription('S-7002')
    expect(slot.missing).toEqual([])
    expect(slot.subscriptions.map(({ subs_id }) => subs_id)).toEqual([ID, 'S-7002'])
    expect(requests()).toEqual(['getSubscription'])
  })

  it('are not requested for a guest', async () => {
    const { slot, backend, heard } = await openSubscriptions(worlds.oneShipment)
    expect(slot).toMatchObject({ status: 'ready', subscriptions: [] })
    expect(slot.details.get(ID)?.status).toBe('unknown')
    expect(backend.count('getSubscriptions') + backend.count('getSubscription')).toBe(0)
    expect(heard).not.toContain('session-expired')
  })

  it('return the reason of a failure', async () => {
    const { slot, reads, backend, reported } = await openSubscriptions()
    backend.setFault('getSubscriptions', 'html')
    backend.setFault('getSubscription', 'server-error')
    expect(await reads.loadSubscriptions()).toMatchObject({ status: 'failed' })
    expect(slot.status).toBe('failed')
    // The earlier response is still in use.
    expect(await reads.loadSubscription(ID)).toMatchObject({ status: 'failed' })
    expect(slot.details.get(ID)).toMatchObject({ status: 'ready', subscription: { version: 3 } })
    await reads.loadSubscription('S-7002')
    expect(slot.details.get('S-7002')?.status).toBe('failed')
    expect(reported).toEqual(Array(3).fill('subscriptions-failed'))
  })

  it.each([
    [worlds.FOREIGN_SUBSCRIPTION, 1],
    ['S-1', 1],
    ['..', 0],
    ['a/b', 0],
    ['%E0%A4%A', 0],
  ])('is unknown if it is not the customer’s: %s, requested %i times', async (id, count) => {
    const { slot, requests, reads } = await openSubscriptions()
    await reads.loadSubscription(id)
    expect(slot.details.get(id)).toMatchObject({ status: 'unknown', subscription: null })
    expect(requests()).toHaveLength(count)
  })

  it('are out of date after an order, and cleared with the customer', async () => {
    const { store, slot } = await openSubscriptions()
    store.events.emit('order-placed', { orderId: 'PO-1' })
    expect(slot).toMatchObject({ status: 'idle', subscriptions: [] })
    const { through, letGo } = holding((url) => url.includes('/subscriptions'))
    const other = await aStore(
      {},
      {
        ...{ backend: createBackend({ scenario: worlds.oneSubscription }), through },
        isLoggedIn: true,
      },
    )
    await other.store.use(accountActions).loadCustomer()
    const late = [
      other.store.use(subscriptionsActions).loadSubscriptions(),
      other.store.use(subscriptionsActions).loadSubscription(ID),
    ]
    other.store.use(accountActions).becomeGuest()
    letGo()
    await Promise.all(late)
    const { status, subscriptions, details } = other.store.slot(subscriptionsActions)
    expect([status, subscriptions, details.size]).toEqual(['idle', [], 0])
  })

  it('keep the days of a next box until it changes', async () => {
    const { reads, slot, verbs } = await openSubscriptions()
    await reads.loadSubscriptionDates(ID)
    expect(slot.details.get(ID)?.dates.length).toBeGreaterThan(30)
    await verbs.changeMessage(ID, 'Hi')
    expect(slot.details.get(ID)).toMatchObject({ dateStatus: 'idle', dates: [] })
  })
})

it.each(['loadSubscriptions', 'loadSubscription'] as const)(
  'an answer that is late does not bring an older version back: %s',
  async (read) => {
    let isHeld = false
    const { through, letGo } = holding((_url, init) => isHeld && init?.method === 'GET')
    const { reads, slot, verbs } = await openSubscriptions(worlds.oneSubscription, { through })
    isHeld = true
    const late = reads[read](ID)
    // Its response is read before the change.
    await new Promise((resolve) => setTimeout(resolve, 20))
    await verbs.changeMessage(ID, 'New')
    letGo()
    await late
    expect([slot.subscriptions[0]?.version, slot.details.get(ID)?.subscription?.version]).toEqual([
      4, 4,
    ])
  },
)
