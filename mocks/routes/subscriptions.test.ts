import { describe, expect, it } from 'vitest'
import { answerOf, CHANGES, get, ID, later, oneWith } from '../../testing/account/subscriptions'
import { at, signInAs } from '../../testing/backend'
import { ask } from '../ask'
import * as scenarios from '../scenarios'

describe('ownership', () => {
  it('a customer only has their own', async () => {
    const { body } = await ask(at(scenarios.manySubscriptions), 'getSubscriptions')
    expect(body.subscriptions.map(({ subs_id }) => subs_id)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 9].map((nth) => `S-700${nth}`),
    )
  })

  it('lists unreadable ones separately', async () => {
    const { body } = await ask(at(scenarios.subscriptionLost), 'getSubscriptions')
    expect(body.subscriptions.map(({ subs_id }) => subs_id)).toEqual(['S-7001'])
    expect(body.missing).toEqual(['S-7002'])
  })

  const rows = [
    'getSubscription',
    'getSubscriptionDates',
    ...CHANGES.map(([name]) => name),
  ] as const
  const bodyOf = (name: string) => ({ version: 3, ...CHANGES.find(([one]) => one === name)?.[1] })
  it.each(rows)('a guest has none: %s', async (name) => {
    const { status } = await answerOf(at(scenarios.oneShipment), name, bodyOf(name))
    expect(status).toBe(403)
  })

  it.each(rows)('another customer’s or a nonexistent one is not found: %s', async (name) => {
    const backend = at(scenarios.oneSubscription)
    for (const subsId of [scenarios.FOREIGN_SUBSCRIPTION, 'S-1', '%', '..', '__proto__'])
      expect((await answerOf(backend, name, bodyOf(name), subsId)).status).toBe(404)
  })

  it('changes as soon as another customer signs in', async () => {
    const backend = at(scenarios.oneSubscription)
    await signInAs(backend, 'dana.lee@example.com')
    const { body } = await ask(backend, 'getSubscriptions')
    expect(body.subscriptions.map(({ subs_id }) => subs_id)).toEqual(['S-7099'])
    expect((await answerOf(backend, 'getSubscription', {}, ID)).status).toBe(404)
  })
})

describe('a subscription', () => {
  it('has the date and price of its next box', async () => {
    expect(await get(at(scenarios.oneSubscription))).toMatchObject({
      name: 'Filet Mignon',
      size: 'Four 6 oz steaks',
      price: 109.95,
      amount: 109.95,
      next_date: '2026-12-17',
      skip_date: '2027-02-17',
      locked_date: null,
      perpetual_subscription: { interval_months: 2, manually_removed: false },
      card: { brand: 'Visa', last_four: '4242' },
    })
  })

  it.each([
    ['below the free shipping', 10081, 1, 'IL', 44.95 + 24.95 + 0.45],
    ['to Alaska', 10081, 1, 'AK', 44.95 + 40],
    ['two of them', 10081, 2, 'NE', 89.9],
  ])('costs shipping and tax: %s', async (_case, sku_id, qty, state, amount) => {
    const [first] = scenarios.oneSubscription().subscriptions ?? []
    const world = oneWith({ sku_id, qty, addr_id: 1, to: { ...first?.to, state } })
    expect((await get(at(world))).amount).toBeCloseTo(amount, 2)
  })

  it('of a club is paid, and counts its boxes', async () => {
    expect(await get(at(scenarios.clubSubscription), 'S-7003')).toMatchObject({
      ...{ kind: 'club', amount: null, club_orders: 6, orders_sent: 2, club_order_start_month: 10 },
      perpetual_subscription: null,
    })
  })

  it('uses the address book’s address, and the last known one if that is deleted', async () => {
    const backend = at(scenarios.oneSubscription)
    const changed = { fname: 'Eleanor', lname: 'Whitfield', address_1: '1 New Street' }
    await ask(backend, 'putAddress', { params: { addr_id: 3001 }, body: changed })
    expect(await get(backend)).toMatchObject({ addr_id: 3001, address_1: '1 New Street' })
    await ask(backend, 'deleteAddress', { params: { addr_id: 3001 } })
    expect(await get(backend)).toMatchObject({ addr_id: null, address_1: '418 Maple Street' })
  })

  it.each([
    ['out of stock', scenarios.subscriptionUnavailable, true],
    ['sold out in its size', scenarios.subscriptionSizeGone, true],
    ['sold no more', oneWith({ sku_id: 18991, name: 'Maple Pecan Pie' }), true],
    ['there', scenarios.oneSubscription, false],
  ])('is unavailable where it is %s', async (_case, world, expected) => {
    const [first] = (await ask(at(world), 'getSubscriptions')).body.subscriptions
    expect(first?.is_unavailable).toBe(expected)
  })
})

describe('the days of the boxes', () => {
  it.each([
    // Of a box that arrives on December 17 and leaves on the 15th, packing begins on the 13th.
    ['2026-12-12T16:00:00Z', null, '2026-12-17', 2],
    ['2026-12-13T16:00:00Z', '2026-12-17', '2026-12-17', 2],
    ['2026-12-15T16:00:00Z', '2026-12-17', '2026-12-17', 2],
    ['2026-12-16T16:00:00Z', null, '2027-02-17', 3],
    ['2027-03-01T16:00:00Z', null, '2027-04-19', 4],
  ])('at %s: %s is packed, the next is %s, %i were sent', async (now, locked, next, sent) => {
    const subscription = await get(later(scenarios.oneSubscription, now))
    expect(subscription).toMatchObject({ locked_date: locked, next_date: next, orders_sent: sent })
  })

  it.each([
    ['a weekend', '2026-12-19', '2026-12-21'],
    ['Christmas', '2026-12-25', '2026-12-28'],
    ['New Year’s Day', '2027-01-01', '2027-01-04'],
    ['a day whose parcels are all given away', '2026-12-23', '2026-12-24'],
  ])('are open ones: not %s', async (_case, due, expected) => {
    expect((await get(at(oneWith({ due, anchor: due })))).next_date).toBe(expected)
  })

  it('skip past boxes, each with a new version', async () => {
    const subscription = await get(later(scenarios.oneSubscription, '2027-03-01T16:00:00Z'))
    expect(subscription.version).toBe(5)
    expect(subscription.history.slice(0, 2)).toEqual([
      { day: '2027-02-15', what: 'sent', about: '2027-02-17' },
      { day: '2026-12-15', what: 'sent', about: '2026-12-17' },
    ])
  })

  it('of a club end with its last box', async () => {
    const backend = later(scenarios.clubSubscription, '2027-06-01T16:00:00Z')
    const subscription = await get(backend, 'S-7003')
    expect(subscription).toMatchObject({ status: 'done', orders_sent: 6, next_date: null })
  })

  it.each([
    ['not paid', { is_payment_failed: true }],
    ['not to be had', { sku_id: 18991 }],
  ])('wait while it is %s', async (_case, over) => {
    const world = oneWith({ ...over, due: '2026-11-20', anchor: '2026-11-20' })
    expect(await get(at(world))).toMatchObject({
      orders_sent: 2,
      next_date: '2026-12-08',
      locked_date: null,
    })
  })
})
