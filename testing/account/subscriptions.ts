import { ask } from '../../mocks/ask'
import type { Backend } from '../../mocks/backend'
import * as scenarios from '../../mocks/scenarios'
import type { AnyEndpoint } from '../../src/api/account'
import { at } from '../backend'

/* Calls about single subscriptions, and worlds that differ slightly from others. */

type Body = Readonly<Record<string, unknown>>
type Shown = Awaited<ReturnType<typeof get>>

/** The default subscription: filets for Eleanor, whose next box arrives on December 17. */
export const ID = 'S-7001'

/** A subscription as displayed. */
export const get = async (backend: Backend, subsId = ID) =>
  (await ask(backend, 'getSubscription', { params: { subsId } })).body.subscription

/** Changes a subscription with its current version. */
export async function make(backend: Backend, name: AnyEndpoint, body: Body = {}, subsId = ID) {
  const { version } = await get(backend, subsId)
  return answerOf(backend, name, { version, ...body }, subsId)
}

/** The response to a call; `error` and `more` if it is refused. */
export async function answerOf(backend: Backend, name: AnyEndpoint, body: Body, subsId = ID) {
  const answer = await ask(backend, name, {
    params: { subsId },
    ...(!name.startsWith('get') && { body }),
  })
  const { error, subscription, ...more } = answer.body as Body & { subscription: Shown }
  return { status: answer.status, error, subscription, more }
}

/** A backend in a world at another time. */
export const later = (world: () => scenarios.Scenario, now: string) =>
  at(() => ({ ...world(), now }))

/** The scenario's world with a changed subscription. */
export const oneWith = (over: object) => () => {
  const world = scenarios.oneSubscription()
  const [first, ...others] = world.subscriptions ?? []
  return { ...world, subscriptions: [{ ...first, ...over }, ...others] as typeof others }
}

/** Every row with a body that can change a subscription. */
export const CHANGES = [
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
