import { describe, expect, it } from 'vitest'
import { answerOf, CHANGES, get, ID, later, make } from '../../testing/account/subscriptions'
import { at } from '../../testing/backend'
import { ask } from '../ask'
import * as scenarios from '../scenarios'

describe('a change', () => {
  it('is made once if sent twice, and refused with an older version', async () => {
    const backend = at(scenarios.oneSubscription)
    const first = await answerOf(backend, 'postSubscriptionSkip', { version: 3 })
    const again = await answerOf(backend, 'postSubscriptionSkip', { version: 3 })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.subscription).toEqual(first.subscription)
    expect(first.subscription).toMatchObject({ version: 4, next_date: '2027-02-17' })
    const other = await answerOf(backend, 'putSubscriptionPause', { version: 3, until: null })
    expect(other).toMatchObject({ status: 409, error: 'changed', subscription: { version: 4 } })
  })

  it('based on a box that no longer exists is refused', async () => {
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

describe('item, address and card', () => {
  it.each([
    ['another size', { sku_id: 10013, qty: 1 }, 200, null],
    ['all that there are', { sku_id: 10011, qty: 3 }, 200, null],
    ['more than there are', { sku_id: 10011, qty: 4 }, 409, 'insufficient-stock'],
    ['none', { sku_id: 10011, qty: 0 }, 422, 'quantity_invalid'],
    ['half a one', { sku_id: 10011, qty: 0.5 }, 422, 'quantity_invalid'],
    ['another item that is offered', { sku_id: 10032, qty: 1 }, 200, null],
    ['an item that is not offered', { sku_id: 10031, qty: 1 }, 422, 'size_unknown'],
    ['what there is not', { sku_id: 1, qty: 1 }, 422, 'size_unknown'],
  ])('%s', async (_case, body, status, error) => {
    const answer = await make(at(scenarios.subscriptionOfFew), 'putSubscriptionItem', body)
    expect([answer.status, answer.error ?? null]).toEqual([status, error])
    if (error === 'insufficient-stock') expect(answer.more).toEqual({ units: 3 })
  })

  it('returns a new item with its name, its price and its alternatives', async () => {
    const backend = at(scenarios.oneSubscription)
    const { sizes } = await get(backend)
    expect(sizes.map(({ sku_id, name }) => [sku_id, name ?? null])).toEqual([
      [10011, null],
      [10012, null],
      [10013, null],
      [11013, 'Steak Burgers'],
      [10052, 'Top Sirloin'],
      [10032, 'New York Strip'],
      [12032, 'Wild Sockeye Salmon'],
    ])
    const { subscription } = await make(backend, 'putSubscriptionItem', { sku_id: 10032, qty: 1 })
    expect(subscription).toMatchObject({ name: 'New York Strip', price: 119.95, amount: 119.95 })
    expect(subscription?.sizes[0]).toMatchObject({ sku_id: 10031, name: null })
    expect(subscription?.sizes.map(({ name }) => name)).toContain('Filet Mignon')
  })

  it.each(['S-7003', 'S-7004'])(
    'a club, and what goes along, have no other item: %s',
    async (subsId) => {
      const backend = at(scenarios.manySubscriptions)
      const { body } = await ask(backend, 'getSubscription', { params: { subsId } })
      expect(body.subscription.sizes.filter(({ name }) => name)).toEqual([])
    },
  )

  it.each([
    ['of the book', 3002, 200],
    ['of nobody', 1, 404],
  ])('an address %s', async (_case, addr_id, status) => {
    const backend = at(scenarios.oneSubscription)
    const answer = await make(backend, 'putSubscriptionAddress', { addr_id })
    expect(answer.status).toBe(status)
  })

  it('refuses an address without a street', async () => {
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
    // The delivery comes, regardless of what happens to the subscription.
    expect(answer.subscription.locked_date).toBe('2026-12-03')
  })

  it('offers no other date', async () => {
    const params = { subsId: PACKED }
    const { body } = await ask(at(scenarios.subscriptionPacked), 'getSubscriptionDates', { params })
    expect(body.dates).toEqual([])
  })
})

describe('canceling', () => {
  it('is final until a restart, and has its date', async () => {
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

  it('cannot be reverted if the item is no longer sold', async () => {
    const backend = at(() => ({
      ...scenarios.subscriptionCanceled(),
      stock: [{ item_id: 1008, units: 0 }],
    }))
    const answer = await make(backend, 'postSubscriptionRestart', {}, 'S-7006')
    expect(answer).toMatchObject({ status: 409, error: 'unavailable' })
  })
})
