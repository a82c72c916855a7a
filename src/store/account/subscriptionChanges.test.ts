import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import * as worlds from '../../../mocks/scenarios'
import { ID } from '../../../testing/account/subscriptions'
import { openSubscriptions } from '../../../testing/store/openSubscriptions'
import { holding } from '../../../testing/store/testStore'
import { accountActions } from './account'

describe('a change', () => {
  it('is visible, in the list as well, once the server has confirmed it', async () => {
    const { verbs, now, slot, server } = await openSubscriptions()
    const asked = verbs.skip(ID, '2026-12-17')
    expect(now()?.next_date).toBe('2026-12-17')
    expect(await asked).toMatchObject({ status: 'saved', subscription: { version: 4 } })
    expect(now()).toEqual(await server())
    expect(slot.subscriptions[0]).toMatchObject({ version: 4, next_date: '2027-02-17' })
    expect(slot.changed).toBe(ID)
  })

  const verbs = [
    ['pause', ['2027-02-01'], { status: 'paused', paused_until: '2027-02-01' }],
    ['moveTo', ['2026-12-18'], { next_date: '2026-12-18' }],
    ['changeFrequency', [3], { perpetual_subscription: { interval_months: 3 } }],
    ['changeItem', [10012, 2], { sku_id: 10012, qty: 2 }],
    ['changeAddress', [3002], { addr_id: 3002, fname: 'Harold' }],
    ['changeCard', ['profile-3'], { card: { last_four: '1005' } }],
    ['changeMessage', ['Enjoy'], { gift_message: 'Enjoy' }],
    ['cancel', [{ reason: 'much' }], { status: 'canceled' }],
  ] as const
  it.each(verbs)('%s is sent once if requested twice', async (verb, args, expected) => {
    const { verbs: all, requests, now } = await openSubscriptions()
    const act = all[verb] as (id: string, ...rest: readonly unknown[]) => Promise<unknown>
    const [first, second] = await Promise.all([act(ID, ...args), act(ID, ...args)])
    expect(first).toMatchObject({ status: 'saved' })
    expect(second).toBe(first)
    expect(requests()).toHaveLength(1)
    expect(now()).toMatchObject(expected)
  })

  it('that is requested again after another one is sent again', async () => {
    const { verbs: all, now, requests } = await openSubscriptions()
    const day = '2027-02-01'
    await Promise.all([all.pause(ID, day), all.resume(ID), all.pause(ID, day)])
    expect(requests()).toHaveLength(3)
    expect(now()).toMatchObject({ status: 'paused', paused_until: day })
  })

  it('of one subscription waits for the previous one, and uses its version', async () => {
    const { verbs: all, now } = await openSubscriptions()
    const outcomes = await Promise.all([
      all.changeMessage(ID, 'One'),
      all.changeAddress(ID, 3002),
      all.pause(ID, null),
      all.resume(ID),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('saved'))
    expect(now()).toMatchObject({ version: 7, status: 'active', addr_id: 3002 })
  })

  it('skips the intended box and no other, and can be undone', async () => {
    const { verbs: all, requests, now } = await openSubscriptions()
    const [, again] = await Promise.all([all.moveTo(ID, '2026-12-18'), all.skip(ID, '2026-12-17')])
    expect(again.status).toBe('conflict')
    expect(requests()).toEqual(['putSubscriptionDate'])
    await all.skip(ID, '2026-12-18')
    expect(now()?.next_date).toBe('2027-02-18')
    expect(await all.unskip(ID)).toMatchObject({ status: 'saved' })
    expect(now()?.next_date).toBe('2026-12-18')
  })

  it('based on what another tab has changed is not made, nor are those queued after it', async () => {
    const { verbs: all, backend, now, requests } = await openSubscriptions()
    const elsewhere = { version: 3, gift_message: 'From the other tab' }
    await ask(backend, 'putSubscriptionMessage', { params: { subsId: ID }, body: elsewhere })
    requests()
    const outcomes = await Promise.all([all.changeMessage(ID, 'Mine'), all.pause(ID, null)])
    expect(outcomes.map(({ status }) => status)).toEqual(['conflict', 'conflict'])
    expect(requests()).toEqual(['putSubscriptionMessage'])
    expect(now()).toMatchObject({ version: 4, gift_message: 'From the other tab' })
    expect(await all.changeMessage(ID, 'Mine')).toMatchObject({ status: 'saved' })
  })

  it.each([
    ['locked', worlds.subscriptionPacked, 'S-7009', (all, id) => all.skip(id, '2026-12-03')],
    ['locked', worlds.subscriptionPacked, 'S-7009', (all, id) => all.cancel(id)],
    ['date-taken', worlds.oneSubscription, ID, (all, id) => all.moveTo(id, '2026-12-25')],
    ['too-late', worlds.oneSubscription, ID, (all, id) => all.unskip(id)],
    ['out-of-stock', worlds.subscriptionOfFew, ID, (all, id) => all.changeItem(id, 10011, 4)],
    [
      'card-expired',
      worlds.subscriptionUnpaid,
      'S-7007',
      (all, id) => all.changeCard(id, 'profile-1'),
    ],
    ['failed', worlds.oneSubscription, ID, (all, id) => all.changeAddress(id, 1)],
    ['failed', worlds.oneSubscription, ID, (all, id) => all.resume(id)],
  ] as readonly [string, () => worlds.Scenario, string, Act][])(
    'is refused: %s',
    async (status, world, id, act) => {
      const opened = await openSubscriptions(world, { id })
      const before = opened.now()
      expect(await act(opened.verbs, id)).toMatchObject({ status, reason: 'refused' })
      expect(opened.now()).toEqual(before)
      expect(opened.slot.changed).toBeNull()
    },
  )

  it('reports how many units are left', async () => {
    const { verbs: all } = await openSubscriptions(worlds.subscriptionOfFew)
    expect((await all.changeItem(ID, 10011, 4)).units).toBe(3)
  })

  it('of a missing subscription marks it as unknown', async () => {
    const { verbs: all, backend, slot } = await openSubscriptions()
    await backend.db.transaction((tx) => tx.remove('subscriptions', ID))
    expect(await all.pause(ID, null)).toMatchObject({ status: 'gone' })
    expect(slot.details.get(ID)?.status).toBe('unknown')
    expect(await all.pause(ID, '2027-01-01')).toMatchObject({ status: 'gone' })
  })

  it('of a subscription that was not read yet reads it first', async () => {
    const { verbs: all, now, requests, backend } = await openSubscriptions(worlds.manySubscriptions)
    expect(await all.pause('S-7002', null)).toMatchObject({ status: 'saved' })
    expect(requests()).toEqual(['getSubscription', 'putSubscriptionPause'])
    expect(now()?.status).toBe('active')
    expect(await all.pause('S-1', null)).toMatchObject({ status: 'gone' })
    backend.setFault('getSubscription', 'server-error')
    expect(await all.pause('S-7003', null)).toMatchObject({ status: 'failed' })
  })

  it('with a lost response is sent again, and made once', async () => {
    const { verbs: all, backend, now } = await openSubscriptions()
    backend.setFault('postSubscriptionSkip', { kind: 'dropped-after', times: 1 })
    expect(await all.skip(ID, '2026-12-17')).toMatchObject({ status: 'saved' })
    expect(now()?.next_date).toBe('2027-02-17')
  })

  it('whose response is lost each time is looked up, so that a retry skips no other box', async () => {
    const { verbs: all, backend, now } = await openSubscriptions()
    backend.setFault('postSubscriptionSkip', 'dropped-after')
    const outcome = await all.skip(ID, '2026-12-17')
    expect(outcome).toMatchObject({ status: 'saved', subscription: { next_date: '2027-02-17' } })
    expect(now()).toEqual(outcome.subscription)
  })

  it.each(['postSubscriptionSkip', '*'] as const)(
    'that never came there has failed: %s',
    async (endpoint) => {
      const { verbs: all, backend, now } = await openSubscriptions()
      backend.setFault(endpoint, 'network-error')
      expect(await all.skip(ID, '2026-12-17')).toMatchObject({ status: 'failed' })
      expect(now()?.next_date).toBe('2026-12-17')
    },
  )

  it('reports an ended session', async () => {
    const { verbs: all, backend, heard } = await openSubscriptions()
    backend.setFault('putSubscriptionPause', 'unauthorized')
    expect(await all.pause(ID, null)).toMatchObject({ status: 'failed', reason: 'refused' })
    expect(heard).toContain('session-expired')
  })

  it('with a response after sign-out is ignored, and no further one is sent', async () => {
    const { through, letGo } = holding((url) => url.includes('/skip'))
    const {
      verbs: all,
      store,
      slot,
      backend,
    } = await openSubscriptions(worlds.oneSubscription, { through })
    const late = [all.skip(ID, '2026-12-17'), all.pause(ID, null)]
    await expect.poll(() => backend.count('postSubscriptionSkip')).toBe(1)
    store.use(accountActions).becomeGuest()
    letGo()
    await Promise.all(late)
    expect([slot.details.size, slot.changed]).toEqual([0, null])
    expect(backend.count('putSubscriptionPause')).toBe(0)
  })
})

type Act = (
  all: Awaited<ReturnType<typeof openSubscriptions>>['verbs'],
  id: string,
) => Promise<{ status: string }>
