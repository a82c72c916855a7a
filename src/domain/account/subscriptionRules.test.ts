import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import * as worlds from '../../../mocks/scenarios'
import { at } from '../../../testing/backend'
import type { AnyEndpoint } from '../../api/account'
import {
  boxDifferenceCents,
  cancelOffer,
  frequencyChoices,
  intervalMonths,
  mayDo,
  type SubscriptionVerb,
  standingOf,
  subscriptionKind,
  subscriptionOrder,
  subscriptionStatus,
} from './subscriptionRules'
import { isSubscriptionId, type Subscription } from './subscriptions'

const one = (over: Partial<Subscription> = {}): Subscription => ({
  ...{ subs_id: 'S-1', version: 1, item_id: 1, sku_id: 11, kind: 'auto-delivery' },
  ...{ status: 'active', next_date: '2026-12-17' },
  perpetual_subscription: { interval_months: 2, manually_removed: false },
  ...over,
})

describe('unknown values', () => {
  it.each([undefined, null, '', 'odd', 'constructor'])('count as the default: %j', (word) => {
    expect(subscriptionKind({ kind: word })).toBe('auto-delivery')
    expect(subscriptionStatus({ status: word })).toBe('active')
  })

  it.each([
    [2, 2],
    ['3', 3],
    [0, null],
    ['often', null],
    [1.5, null],
    [null, null],
  ])('as an interval %j is %j', (interval_months, expected) => {
    const subscription = one({ perpetual_subscription: { interval_months } })
    expect(intervalMonths(subscription)).toBe(expected)
  })
})

/** The row of each verb, with possible arguments. */
const ROWS: Record<SubscriptionVerb, readonly [AnyEndpoint, object?]> = {
  skip: ['postSubscriptionSkip'],
  unskip: ['postSubscriptionUnskip'],
  move: ['putSubscriptionDate', { delivery_date: '2026-12-29' }],
  pause: ['putSubscriptionPause', { until: null }],
  resume: ['postSubscriptionResume'],
  frequency: ['putSubscriptionFrequency', { interval_months: 3 }],
  item: ['putSubscriptionItem', { qty: 2 }],
  address: ['putSubscriptionAddress', { addr_id: 3002 }],
  card: ['putSubscriptionCard', { profile_id: 'profile-3' }],
  message: ['putSubscriptionMessage', { gift_message: 'Hi' }],
  cancel: ['postSubscriptionCancel', { after_packed: true }],
  restart: ['postSubscriptionRestart'],
}
const VERBS = Object.keys(ROWS) as SubscriptionVerb[]

/** Allowed by the shop but not offered, because it has no effect. */
const NOT_OFFERED = new Set(['paused pause', 'myself message'])

describe('possible actions match the shop’s', () => {
  const states = {
    active: worlds.oneSubscription,
    myself: worlds.subscriptionForMyself,
    club: worlds.clubSubscription,
    perpetual: worlds.perpetualSubscription,
    paused: worlds.subscriptionPaused,
    canceled: worlds.subscriptionCanceled,
    unpaid: worlds.subscriptionUnpaid,
    packed: worlds.subscriptionPacked,
  }
  const cases = Object.entries(states).flatMap(([state, world]) =>
    VERBS.filter((verb) => !NOT_OFFERED.has(`${state} ${verb}`)).map(
      (verb) => [state, verb, world] as const,
    ),
  )
  it.each(cases)('%s: %s', async (_state, verb, world) => {
    const backend = at(world)
    const [subscription] = (await ask(backend, 'getSubscriptions')).body.subscriptions
    if (!subscription) throw new Error('There is none.')
    const [row, more] = ROWS[verb]
    const { version, sku_id, subs_id } = subscription
    const body = { version, sku_id, ...more }
    const { status } = await ask(backend, row, { params: { subsId: subs_id }, body })
    expect([status, mayDo(subscription, verb)]).toEqual(status === 200 ? [200, true] : [409, false])
  })
})

it.each([
  [{}, 'next'],
  [{ locked_date: '2026-12-03' }, 'locked'],
  [{ status: 'paused' }, 'pausedNow'],
  [{ status: 'paused', paused_until: '2027-02-01' }, 'paused'],
  [{ is_unavailable: true, locked_date: '2026-12-03' }, 'gone'],
  [{ is_unavailable: true, is_payment_failed: true }, 'payment'],
  [{ status: 'canceled', is_payment_failed: true }, 'canceled'],
  [{ status: 'done' }, 'done'],
] as const)('says first, of %j: %s', (over, expected) => {
  expect(standingOf(one(over))).toBe(expected)
})

it('are in order of importance', () => {
  const all = {
    canceled: one({ status: 'canceled' }),
    later: one({ next_date: '2027-01-04' }),
    paused: one({ status: 'paused', paused_until: '2026-12-05' }),
    packed: one({ next_date: '2026-12-20', locked_date: '2026-12-20' }),
    gone: one({ is_unavailable: true }),
    soon: one({ next_date: '2026-12-10' }),
    unpaid: one({ is_payment_failed: true }),
  }
  const ids = Object.entries(all).map(([subs_id, each]) => ({ ...each, subs_id }))
  expect(subscriptionOrder(ids).map(({ subs_id }) => subs_id)).toEqual([
    ...['unpaid', 'gone', 'soon', 'packed', 'later', 'paused', 'canceled'],
  ])
})

it.each([
  [2, ['0', '1', '2', '3', '4', '6']],
  [5, ['0', '1', '2', '3', '4', '5', '6']],
  [null, ['0', '1', '2', '3', '4', '6']],
])('offers intervals if the current one is %j months', (interval_months, expected) => {
  expect(frequencyChoices(one({ perpetual_subscription: { interval_months } }))).toEqual(expected)
})

it.each([
  ['a bigger size', 109.95, 1, 'NE', 154.95, 1, 4500],
  ['a smaller one', 109.95, 1, 'NE', 64.95, 1, -4500],
  ['one that ships free', 44.95, 1, 'NE', 79.95, 1, 3500 - 2495],
  ['one that does not', 64.95, 1, 'NE', 44.95, 1, -2000 + 2495],
  ['to Alaska', 64.95, 1, 'AK', 44.95, 1, -2000 + 4000],
  ['two of them', 59.94, 1, 'NE', 59.94, 2, 5994 - 2495],
  ['at the threshold', 59.95, 1, 'NE', 59.95, 2, 5995],
  ['by an unknown amount, without its price', null, 1, 'NE', 59.95, 1, null],
  ['by an unknown amount, without the other price', 59.95, 1, 'NE', null, 1, null],
])('a box costs more, or less: %s', (_case, price, qty, state, other, wanted, expected) => {
  expect(boxDifferenceCents({ price, qty, state }, { price: other }, wanted)).toBe(expected)
})

it.each([
  [null, {}, null],
  ['done', {}, null],
  ['much', {}, { kind: 'frequency', months: 3 }],
  ['much', { perpetual_subscription: { interval_months: 6 } }, { kind: 'pause' }],
  ['much', { perpetual_subscription: null }, { kind: 'pause' }],
  ['price', {}, { kind: 'pause' }],
  ['taste', {}, { kind: 'pause' }],
  ['other', { status: 'paused' }, null],
] as const)('canceling because of %j, %j, offers %j', (reason, over, expected) => {
  expect(cancelOffer(one(over), reason)).toEqual(expected)
})

it.each([
  ['S-7001', true],
  ['7001', true],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
  ['', false],
  ['..', false],
  ['a/b', false],
  ['%2e', false],
])('the id of an address can be one: %s %s', (id, expected) => {
  expect(isSubscriptionId(id)).toBe(expected)
})
