import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../src/api/account'
import { at } from '../../testing/backend'
import { ask } from '../ask'
import type { Backend } from '../backend'
import * as scenarios from '../scenarios'

type Body = Readonly<Record<string, unknown>>

const ID = 'S-7001'
const get = async (backend: Backend, subsId = ID) =>
  (await ask(backend, 'getSubscription', { params: { subsId } })).body.subscription

/** Changes a subscription by the version that it has. */
async function make(backend: Backend, name: AnyEndpoint, body: Body = {}, subsId = ID) {
  const { version } = await get(backend, subsId)
  return answerOf(backend, name, { version, ...body }, subsId)
}

async function answerOf(backend: Backend, name: AnyEndpoint, body: Body, subsId = ID) {
  const answer = await ask(backend, name, {
    params: { subsId },
    ...(!name.startsWith('get') && { body }),
  })
  const { error, subscription, ...more } = answer.body as Body & { subscription: Shown }
  return { status: answer.status, error, subscription, more }
}
type Shown = Awaited<ReturnType<typeof get>>

const later = (world: () => scenarios.Scenario, now: string) => at(() => ({ ...world(), now }))
const one = (over: object) => () => {
  const world = scenarios.oneSubscription()
  const [first, ...others] = world.subscriptions ?? []
  return { ...world, subscriptions: [{ ...first, ...over }, ...others] as typeof others }
}

/** Every row with a body that its subscription could be changed by. */
const CHANGES = [
  ['postSubscriptionSkip', {}],
  ['postSubscriptionUnskip', {}],
  ['putSubscriptionPause', { until: null }],
  ['postSubscriptionResume', {}],
  ['putSubscriptionDate', { delivery_date: '2026-12-18' }],
  ['putSubscriptionFrequency', { interval_months: 3 }],
  ['putSubscriptionItem', { sku_id: 10012, qty: 1 }],
  ['putSubscriptionAddress', { addr_id: 3002 }],
  ['putSubscriptionCard', { profile_id: 'profile-3' }],
  ['putSubscriptionMessage', { gift_message: 'Hi' }],
  ['postSubscriptionCancel', {}],
  ['postSubscriptionRestart', {}],
] as const satisfies [AnyEndpoint, Body][]

describe('whose they are', () => {
  it('a customer has their own alone', async () => {
    const { body } = await ask(at(scenarios.manySubscriptions), 'getSubscriptions')
    expect(body.subscriptions.map(({ subs_id }) => subs_id)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 9].map((nth) => `S-700${nth}`),
    )
  })

  it('is told apart from what cannot be told of just now', async () => {
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

  it.each(rows)('of another customer, or of nobody, is not found: %s', async (name) => {
    const backend = at(scenarios.oneSubscription)
    for (const subsId of [scenarios.FOREIGN_SUBSCRIPTION, 'S-1', '%', '..', '__proto__'])
      expect((await answerOf(backend, name, bodyOf(name), subsId)).status).toBe(404)
  })

  it('is another customer’s as soon as they sign in', async () => {
    const backend = at(scenarios.oneSubscription)
    await ask(backend, 'postSignOut')
    await ask(backend, 'postSignIn', {
      body: { email: 'dana.lee@example.com', password: scenarios.PASSWORD },
    })
    const { body } = await ask(backend, 'getSubscriptions')
    expect(body.subscriptions.map(({ subs_id }) => subs_id)).toEqual(['S-7099'])
    expect((await answerOf(backend, 'getSubscription', {}, ID)).status).toBe(404)
  })
})

describe('a subscription', () => {
  it('says when the next box comes, and what it costs', async () => {
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
    const world = one({ sku_id, qty, addr_id: 1, to: { ...first?.to, state } })
    expect((await get(at(world))).amount).toBeCloseTo(amount, 2)
  })

  it('of a club is paid for, and counts its boxes', async () => {
    expect(await get(at(scenarios.clubSubscription), 'S-7003')).toMatchObject({
      ...{ kind: 'club', amount: null, club_orders: 6, orders_sent: 2, club_order_start_month: 10 },
      perpetual_subscription: null,
    })
  })

  it('goes where the address book says, and where it went once that is deleted', async () => {
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
    ['sold no more', one({ sku_id: 18991, name: 'Maple Pecan Pie' }), true],
    ['there', scenarios.oneSubscription, false],
  ])('is unavailable where it is %s', async (_case, world, expected) => {
    const [first] = (await ask(at(world), 'getSubscriptions')).body.subscriptions
    expect(first?.is_unavailable).toBe(expected)
  })
})

describe('the days of boxes', () => {
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
    expect((await get(at(one({ due, anchor: due })))).next_date).toBe(expected)
  })

  it('leave out what has passed while nobody looked, and make each a new version', async () => {
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
    const world = one({ ...over, due: '2026-11-20', anchor: '2026-11-20' })
    expect(await get(at(world))).toMatchObject({
      orders_sent: 2,
      next_date: '2026-12-08',
      locked_date: null,
    })
  })
})

describe('a change', () => {
  it('sent twice is made once, and on an older version not at all', async () => {
    const backend = at(scenarios.oneSubscription)
    const first = await answerOf(backend, 'postSubscriptionSkip', { version: 3 })
    const again = await answerOf(backend, 'postSubscriptionSkip', { version: 3 })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.subscription).toEqual(first.subscription)
    expect(first.subscription).toMatchObject({ version: 4, next_date: '2027-02-17' })
    const other = await answerOf(backend, 'putSubscriptionPause', { version: 3, until: null })
    expect(other).toMatchObject({ status: 409, error: 'changed', subscription: { version: 4 } })
  })

  it('that was decided on a box which is gone meanwhile is refused', async () => {
    const backend = later(scenarios.oneSubscription, '2026-12-16T16:00:00Z')
    const answer = await answerOf(backend, 'postSubscriptionSkip', { version: 3 })
    expect(answer).toMatchObject({ status: 409, error: 'changed' })
  })

  it.each(CHANGES)(
    'is kept with what has happened, or leaves all as it was: %s',
    async (name, change) => {
      const backend = at(scenarios.oneSubscription)
      const before = await get(backend)
      const { status, subscription } = await make(backend, name, change)
      const after = await get(backend)
      const isRefused = [
        'postSubscriptionUnskip',
        'postSubscriptionResume',
        'postSubscriptionRestart',
      ]
      expect(status).toBe(isRefused.includes(name) ? 409 : 200)
      expect(after).toEqual(status === 200 ? subscription : before)
      expect(after.history).toHaveLength(before.history.length + (status === 200 ? 1 : 0))
    },
  )
})

describe('a skip', () => {
  it('is undone, and then forgotten', async () => {
    const backend = at(scenarios.oneSubscription)
    const skipped = (await make(backend, 'postSubscriptionSkip')).subscription
    expect(skipped).toMatchObject({ next_date: '2027-02-17', skipped_date: '2026-12-17' })
    const back = (await make(backend, 'postSubscriptionUnskip')).subscription
    expect(back).toMatchObject({ next_date: '2026-12-17', skipped_date: null })
    expect((await make(backend, 'postSubscriptionUnskip')).error).toBe('too_late')
  })

  it.each([
    ['2026-12-12T16:00:00Z', 200, null],
    ['2026-12-13T16:00:00Z', 409, 'too_late'],
  ])('is undone until its box would be packed: at %s %i', async (now, status, error) => {
    const skipped = { due: '2026-12-17', anchor: '2026-08-17', delivery_date: '2026-12-17' }
    const backend = later(one({ due: '2027-02-17', skipped }), now)
    const answer = await make(backend, 'postSubscriptionUnskip')
    expect([answer.status, answer.error ?? null]).toEqual([status, error])
  })

  it('of what was held back skips the next box that there would be', async () => {
    const world = one({ is_payment_failed: true, due: '2026-10-17' })
    const { subscription } = await make(at(world), 'postSubscriptionSkip')
    expect(subscription.next_date).toBe('2026-12-17')
  })
})

describe('a pause', () => {
  it.each([
    ['2026-12-01', 422],
    ['2026-12-02', 200],
    ['2027-12-02', 200],
    ['2027-12-03', 422],
    ['2027-02-30', 422],
    ['soon', 422],
    [null, 200],
  ])('lasts until %s: %i', async (until, status) => {
    const backend = at(scenarios.oneSubscription)
    expect((await make(backend, 'putSubscriptionPause', { until })).status).toBe(status)
  })

  it('sends nothing until then, and goes on by itself', async () => {
    const world = scenarios.subscriptionPaused
    const before = later(world, '2027-01-31T16:00:00Z')
    expect(await get(before, 'S-7005')).toMatchObject({ status: 'paused', orders_sent: 2 })
    const after = later(world, '2027-02-01T16:00:00Z')
    expect(await get(after, 'S-7005')).toMatchObject({ status: 'active', next_date: '2027-02-17' })
  })

  it('ends when it is said, a week ahead at the soonest', async () => {
    const backend = later(scenarios.subscriptionPausedForNow, '2027-01-11T16:00:00Z')
    expect(await get(backend, 'S-7005')).toMatchObject({
      next_date: null,
      resume_date: '2027-01-18',
    })
    const { subscription } = await make(backend, 'postSubscriptionResume', {}, 'S-7005')
    expect(subscription).toMatchObject({ status: 'active', next_date: '2027-01-18' })
  })
})

describe('another date', () => {
  it.each([
    ['2026-12-18', 200],
    ['2026-12-19', 409],
    ['2026-12-25', 409],
    ['2026-12-23', 409],
    ['2026-12-04', 409],
    ['2026-12-08', 200],
    ['2025-12-18', 409],
  ])('%s: %i', async (delivery_date, status) => {
    const backend = at(scenarios.oneSubscription)
    const answer = await make(backend, 'putSubscriptionDate', { delivery_date })
    expect(answer.status).toBe(status)
    expect(answer.subscription.next_date).toBe(status === 200 ? delivery_date : '2026-12-17')
  })

  it('is one of those that are offered, each with why it is closed', async () => {
    const backend = at(scenarios.oneSubscription)
    const { body } = await ask(backend, 'getSubscriptionDates', { params: { subsId: ID } })
    expect(body.dates[0]?.ship_date).toBe('2026-12-04')
    expect(body.dates.find(({ ship_date }) => ship_date === '2026-12-25')).toMatchObject({
      is_available: false,
      reason: 'holiday',
    })
    expect(body.dates.at(-1)?.ship_date).toBe('2027-01-30')
  })

  it('is where the following are counted from', async () => {
    const backend = at(scenarios.oneSubscription)
    const moved = { delivery_date: '2026-12-30' }
    const { subscription } = await make(backend, 'putSubscriptionDate', moved)
    expect(subscription.skip_date).toBe('2027-03-01')
  })
})

describe('how often', () => {
  it.each([
    [0, 422, '2026-12-17'],
    [1, 200, '2026-12-17'],
    [2, 200, '2026-12-21'],
    [3, 200, '2027-01-19'],
    [12, 200, '2027-10-19'],
    [13, 422, '2026-12-17'],
    [1.5, 422, '2026-12-17'],
  ])(
    'every %d months: %i, and the next box never sooner',
    async (interval_months, status, next) => {
      const backend = at(scenarios.oneSubscription)
      const answer = await make(backend, 'putSubscriptionFrequency', { interval_months })
      expect(answer.status).toBe(status)
      expect((await get(backend)).next_date).toBe(next)
    },
  )
})

describe('what is sent, where to, and what pays', () => {
  it.each([
    ['another size', { sku_id: 10013, qty: 1 }, 200, null],
    ['all that there are', { sku_id: 10011, qty: 3 }, 200, null],
    ['more than there are', { sku_id: 10011, qty: 4 }, 409, 'insufficient-stock'],
    ['none', { sku_id: 10011, qty: 0 }, 422, 'quantity_invalid'],
    ['half a one', { sku_id: 10011, qty: 0.5 }, 422, 'quantity_invalid'],
    ['another item', { sku_id: 10031, qty: 1 }, 422, 'size_unknown'],
    ['what there is not', { sku_id: 1, qty: 1 }, 422, 'size_unknown'],
  ])('%s', async (_case, body, status, error) => {
    const answer = await make(at(scenarios.subscriptionOfFew), 'putSubscriptionItem', body)
    expect([answer.status, answer.error ?? null]).toEqual([status, error])
    if (error === 'insufficient-stock') expect(answer.more).toEqual({ units: 3 })
  })

  it.each([
    ['of the book', 3002, 200],
    ['of nobody', 1, 404],
  ])('an address %s', async (_case, addr_id, status) => {
    const backend = at(scenarios.oneSubscription)
    const answer = await make(backend, 'putSubscriptionAddress', { addr_id })
    expect(answer.status).toBe(status)
  })

  it('no address without a street', async () => {
    const { addresses = [] } = scenarios.incompleteAddresses()
    const backend = at(() => ({ ...scenarios.oneSubscription(), addresses }))
    const answer = await make(backend, 'putSubscriptionAddress', { addr_id: 3001 })
    expect(answer).toMatchObject({ status: 422, error: 'address_incomplete' })
  })

  it.each([
    ['that is good', 'profile-3', 200, null],
    ['that is over', 'profile-1', 422, 'card_expired'],
    ['of nobody', 'profile-9', 404, 'card_not_found'],
  ])('a card %s', async (_case, profile_id, status, error) => {
    const backend = at(scenarios.subscriptionUnpaid)
    const answer = await make(backend, 'putSubscriptionCard', { profile_id }, 'S-7007')
    expect([answer.status, answer.error ?? null]).toEqual([status, error])
    expect((await get(backend, 'S-7007')).is_payment_failed).toBe(status !== 200)
  })

  it.each([
    [240, 200],
    [241, 422],
  ])('a message of %i characters: %i', async (length, status) => {
    const gift_message = 'x'.repeat(length)
    const backend = at(scenarios.oneSubscription)
    expect((await make(backend, 'putSubscriptionMessage', { gift_message })).status).toBe(status)
  })
})

describe('while a box is being packed', () => {
  const PACKED = 'S-7009'
  it.each([
    ['postSubscriptionSkip', {}, 409],
    ['putSubscriptionDate', { delivery_date: '2026-12-18' }, 409],
    ['postSubscriptionCancel', {}, 409],
    ['postSubscriptionCancel', { after_packed: true }, 200],
    ['putSubscriptionPause', { until: null }, 200],
    ['putSubscriptionItem', { sku_id: 10052, qty: 1 }, 200],
    ['putSubscriptionFrequency', { interval_months: 3 }, 200],
  ] as const)('%s %j: %i', async (name, body, status) => {
    const answer = await make(at(scenarios.subscriptionPacked), name, body, PACKED)
    expect(answer.status).toBe(status)
    if (status === 409) expect(answer.error).toBe('locked')
    // It comes whatever becomes of the rest.
    expect(answer.subscription.locked_date).toBe('2026-12-03')
  })

  it('offers no other date', async () => {
    const params = { subsId: PACKED }
    const { body } = await ask(at(scenarios.subscriptionPacked), 'getSubscriptionDates', { params })
    expect(body.dates).toEqual([])
  })
})

describe('an end', () => {
  it('is final until it is restarted, and tells since when', async () => {
    const backend = at(scenarios.oneSubscription)
    const { subscription } = await make(backend, 'postSubscriptionCancel', { reason: 'much' })
    expect(subscription).toMatchObject({
      ...{ status: 'canceled', canceled_on: '2026-12-01', next_date: null },
      resume_date: '2026-12-17',
      perpetual_subscription: { manually_removed: true },
    })
    for (const [name, body] of CHANGES.filter(([one]) => one !== 'postSubscriptionRestart'))
      expect((await make(backend, name, body)).status, name).toBe(409)
    const again = (await make(backend, 'postSubscriptionRestart')).subscription
    expect(again).toMatchObject({ status: 'active', next_date: '2026-12-17', canceled_on: null })
  })

  it.each([
    ['of a club, which is paid for', scenarios.clubSubscription, 'S-7003', {}, 409],
    ['for a reason that nobody knows', scenarios.oneSubscription, ID, { reason: 'x' }, 422],
  ])('is refused: %s', async (_case, world, id, body, status) => {
    expect((await make(at(world), 'postSubscriptionCancel', body, id)).status).toBe(status)
  })

  it('cannot be taken back where there is nothing to send', async () => {
    const backend = at(() => ({
      ...scenarios.subscriptionCanceled(),
      stock: [{ item_id: 1008, units: 0 }],
    }))
    const answer = await make(backend, 'postSubscriptionRestart', {}, 'S-7006')
    expect(answer).toMatchObject({ status: 409, error: 'unavailable' })
  })
})
