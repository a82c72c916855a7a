import * as rows from '../../api/account/subscriptionChanges'
import type { CancelReason, SubscriptionDetail } from '../../domain/account/subscriptions'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { failed } from '../core/outcome'
import { accountApi } from './accountApi'
import { callForAccount } from './change'
import { isUnsure, outcomeOf, type SubscriptionOutcome } from './subscriptionOutcome'
import { subscriptionsActions } from './subscriptions'
import { keepSubscription, noteState, subscriptionsSlot } from './subscriptionsState'

export type { SubscriptionOutcome } from './subscriptionOutcome'

export interface CancelOptions {
  /** Why, where the customer says so. */
  reason?: CancelReason | null
  /** Whether the box that is being packed is left alone; without it, it keeps the rest from being canceled. */
  isAfterPacked?: boolean
}

/** Sends a change of what was decided on in a version. */
type Send = (version: number) => Promise<{ subscription: SubscriptionDetail }>

/**
 * Changes of subscriptions. Those of one are sent one after the other, each on the version that the one before has
 * led to; the same one, asked for again while it is under way, is the one under way. Nothing is shown before the
 * server has said so, as days and charges are the shop’s to say.
 */
function changeVerbs(context: StoreContext) {
  const { events } = context
  const api = accountApi(context)
  const slot = context.slot(subscriptionsSlot)
  const last = new Map<string, Promise<unknown>>()
  const underWay = new Map<string, Promise<SubscriptionOutcome>>()
  /** How often each was found to be changed elsewhere: what was decided before is sent no more. */
  const surprises = new Map<string, number>()
  let visit = 0
  events.on('signed-out', () => {
    visit += 1
  })
  const notThere = (id: string): SubscriptionOutcome =>
    slot.details.get(id)?.status === 'failed' ? failed('unavailable') : GONE
  const known = (id: string) => slot.details.get(id)?.subscription ?? null
  const surprisesOf = (id: string) => surprises.get(id) ?? 0

  async function make(
    id: string,
    before: SubscriptionDetail,
    send: Send,
    mine: number,
  ): Promise<SubscriptionOutcome> {
    const result = await callForAccount(context, 'subscription-failed', () => send(before.version))
    const outcome = outcomeOf(result)
    if (mine !== visit) return outcome
    const { status, subscription } = outcome
    if (status === 'conflict') surprises.set(id, surprisesOf(id) + 1)
    if (status === 'saved') slot.changed = id
    if (status === 'gone') noteState(slot, id, { status: 'unknown', subscription: null })
    if (subscription) keepSubscription(slot, subscription)
    // Whatever has become of it, the server knows.
    if (isUnsure(outcome)) void context.use(subscriptionsActions).loadSubscription(id)
    return outcome
  }

  /** `what` tells a change from others; `isStill` says whether what it was decided on still holds. */
  function change(
    id: string,
    what: readonly unknown[],
    send: Send,
    isStill: (latest: SubscriptionDetail) => boolean = () => true,
  ): Promise<SubscriptionOutcome> {
    const key = JSON.stringify([id, ...what])
    const same = underWay.get(key)
    if (same) return same
    const decided = surprisesOf(id)
    const mine = visit
    const turn = (last.get(id) ?? Promise.resolve()).then(async () => {
      // What waits as the customer signs out is not sent.
      if (mine !== visit) return GONE
      // Whoever knows it by its id alone has not read it yet.
      if (!known(id)) await context.use(subscriptionsActions).loadSubscription(id)
      const latest = known(id)
      if (!latest || mine !== visit) return notThere(id)
      const isStale = decided !== surprisesOf(id) || !isStill(latest)
      return isStale ? conflictOf(latest) : make(id, latest, send, mine)
    })
    underWay.set(key, turn)
    last.set(id, turn)
    void turn.finally(() => {
      underWay.delete(key)
      if (last.get(id) === turn) last.delete(id)
    })
    return turn
  }

  const paramsOf = (subsId: string) => ({ params: { subsId } })
  return {
    /** Skips the box that arrives on a day, as `YYYY-MM-DD`, and no other one. Never rejects. */
    skip: (id: string, day: string) =>
      change(
        id,
        ['skip', day],
        (version) => api.call(rows.postSubscriptionSkip, { ...paramsOf(id), body: { version } }),
        ({ next_date }) => next_date === day,
      ),
    /** Sends the box that was skipped last after all. Never rejects. */
    unskip: (id: string) =>
      change(id, ['unskip'], (version) =>
        api.call(rows.postSubscriptionUnskip, { ...paramsOf(id), body: { version } }),
      ),
    /** Sends and charges nothing until a day, as `YYYY-MM-DD`; with null, until it is resumed. Never rejects. */
    pause: (id: string, until: string | null) =>
      change(id, ['pause', until], (version) =>
        api.call(rows.putSubscriptionPause, { ...paramsOf(id), body: { version, until } }),
      ),
    /** Ends a pause. Never rejects. */
    resume: (id: string) =>
      change(id, ['resume'], (version) =>
        api.call(rows.postSubscriptionResume, { ...paramsOf(id), body: { version } }),
      ),
    /** Has the next box arrive on another day, as `YYYY-MM-DD`. Never rejects. */
    moveTo: (id: string, delivery_date: string) =>
      change(id, ['date', delivery_date], (version) =>
        api.call(rows.putSubscriptionDate, { ...paramsOf(id), body: { version, delivery_date } }),
      ),
    /** Changes how many months lie between two boxes. Never rejects. */
    changeFrequency: (id: string, interval_months: number) =>
      change(id, ['frequency', interval_months], (version) =>
        api.call(rows.putSubscriptionFrequency, {
          ...paramsOf(id),
          body: { version, interval_months },
        }),
      ),
    /** Changes size and quantity. Never rejects. */
    changeItem: (id: string, sku_id: number, qty: number) =>
      change(id, ['item', sku_id, qty], (version) =>
        api.call(rows.putSubscriptionItem, { ...paramsOf(id), body: { version, sku_id, qty } }),
      ),
    /** Sends it to another saved address. Never rejects. */
    changeAddress: (id: string, addr_id: number) =>
      change(id, ['address', addr_id], (version) =>
        api.call(rows.putSubscriptionAddress, { ...paramsOf(id), body: { version, addr_id } }),
      ),
    /** Has another saved card pay. Never rejects. */
    changeCard: (id: string, profile_id: string | number) =>
      change(id, ['card', profile_id], (version) =>
        api.call(rows.putSubscriptionCard, { ...paramsOf(id), body: { version, profile_id } }),
      ),
    /** Changes the words on the card in the box. Never rejects. */
    changeMessage: (id: string, gift_message: string) =>
      change(id, ['message', gift_message], (version) =>
        api.call(rows.putSubscriptionMessage, { ...paramsOf(id), body: { version, gift_message } }),
      ),
    /** Ends it. Never rejects. */
    cancel: (id: string, { reason = null, isAfterPacked = false }: CancelOptions = {}) =>
      change(id, ['cancel', reason, isAfterPacked], (version) =>
        api.call(rows.postSubscriptionCancel, {
          ...paramsOf(id),
          body: { version, reason, after_packed: isAfterPacked },
        }),
      ),
    /** Begins again what was canceled. Never rejects. */
    restart: (id: string) =>
      change(id, ['restart'], (version) =>
        api.call(rows.postSubscriptionRestart, { ...paramsOf(id), body: { version } }),
      ),
  }
}

const GONE: SubscriptionOutcome = { status: 'gone', reason: 'gone' }

const conflictOf = (subscription: SubscriptionDetail): SubscriptionOutcome => ({
  status: 'conflict',
  subscription,
})

/** What can be done to a subscription. */
export const subscriptionActions = defineFeature({ ...subscriptionsSlot, actions: changeVerbs })
