import { describe, expect, it } from 'vitest'
import { get, ID, later, make, oneWith } from '../../testing/account/subscriptions'
import { at } from '../../testing/backend'
import { ask } from '../ask'
import * as scenarios from '../scenarios'

describe('a skip', () => {
  it('is undone, and then not remembered', async () => {
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
    const backend = later(oneWith({ due: '2027-02-17', skipped }), now)
    const answer = await make(backend, 'postSubscriptionUnskip')
    expect([answer.status, answer.error ?? null]).toEqual([status, error])
  })

  it('of a delayed box skips the box that follows', async () => {
    const world = oneWith({ is_payment_failed: true, due: '2026-10-17' })
    const { subscription } = await make(at(world), 'postSubscriptionSkip')
    expect(subscription.next_date).toBe('2026-12-17')
  })
})

describe('a pause', () => {
  it.each([
    ['2026-12-01', 422],
    ['2026-12-02', 200],
    ['2027-12-18', 200],
    ['2027-12-19', 422],
    ['2027-02-30', 422],
    ['soon', 422],
    [null, 200],
  ])('lasts until %s: %i', async (until, status) => {
    const backend = at(scenarios.oneSubscription)
    expect((await make(backend, 'putSubscriptionPause', { until })).status).toBe(status)
  })

  it('can start from a next box that is a year ahead', async () => {
    const backend = at(oneWith({ interval_months: 6, due: '2027-12-17' }))
    const answer = await make(backend, 'putSubscriptionPause', { until: '2028-03-17' })
    expect(answer.subscription).toMatchObject({ status: 'paused', paused_until: '2028-03-17' })
  })

  it('sends nothing until its end, and then resumes automatically', async () => {
    const world = scenarios.subscriptionPaused
    const before = later(world, '2027-01-31T16:00:00Z')
    expect(await get(before, 'S-7005')).toMatchObject({ status: 'paused', orders_sent: 2 })
    const after = later(world, '2027-02-01T16:00:00Z')
    expect(await get(after, 'S-7005')).toMatchObject({ status: 'active', next_date: '2027-02-17' })
  })

  it('ends on the given day, a week ahead at the earliest', async () => {
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

  it('is one of the offered days, whose closed ones have a reason', async () => {
    const backend = at(scenarios.oneSubscription)
    const { body } = await ask(backend, 'getSubscriptionDates', { params: { subsId: ID } })
    expect(body.dates[0]?.ship_date).toBe('2026-12-04')
    expect(body.dates.find(({ ship_date }) => ship_date === '2026-12-25')).toMatchObject({
      is_available: false,
      reason: 'holiday',
    })
    expect(body.dates.at(-1)?.ship_date).toBe('2027-01-30')
  })

  it('is the start for the following ones', async () => {
    const backend = at(scenarios.oneSubscription)
    const moved = { delivery_date: '2026-12-30' }
    const { subscription } = await make(backend, 'putSubscriptionDate', moved)
    expect(subscription.skip_date).toBe('2027-03-01')
  })
})

describe('the frequency', () => {
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
