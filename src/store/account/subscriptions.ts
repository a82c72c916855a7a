import { ref } from 'valtio/vanilla'
import {
  getSubscription,
  getSubscriptionDates,
  getSubscriptions,
} from '../../api/account/subscriptions'
import { isSubscriptionId } from '../../domain/account/subscriptions'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { READY, type ReadOutcome } from '../core/outcome'
import { accountActions } from './account'
import { accountApi } from './accountApi'
import { callForAccount, isNotFound } from './change'
import { isCustomer, withoutCustomer } from './session'
import { keepSubscription, noteState, subscriptionsSlot } from './subscriptionsState'

export type { SubscriptionState } from './subscriptionsState'

function subscriptionReads(context: StoreContext) {
  const { events } = context
  const api = accountApi(context)
  const slot = context.slot(subscriptionsSlot)
  const account = context.slot(accountActions)
  /** Incremented when everything is cleared, so that later answers are dropped. */
  let visit = 0
  let asked = 0

  const forget = () => {
    visit += 1
    asked += 1
    Object.assign(slot, subscriptionsSlot.initial())
  }
  events.on('signed-out', forget)
  // The order may have started a new subscription.
  events.on('order-placed', forget)

  const call = <T>(send: () => Promise<T>) => callForAccount(context, 'subscriptions-failed', send)

  /** Reads the customer's subscriptions; a guest has none. Never rejects. */
  async function loadSubscriptions(): Promise<ReadOutcome> {
    asked += 1
    const mine = asked
    // The current list stays visible during a reread.
    if (slot.status !== 'ready') slot.status = 'loading'
    const isKnown = await isCustomer(context)
    if (mine !== asked) return READY
    const result = isKnown
      ? await call(() => api.call(getSubscriptions, {}))
      : withoutCustomer(context, { subscriptions: [], missing: [] })
    if (mine !== asked) return result.ok ? READY : result.failure
    if (!result.ok) {
      slot.status = 'failed'
      return result.failure
    }
    const { subscriptions, missing } = result.answer
    const newest = subscriptions.map((one) => {
      const known = slot.details.get(String(one.subs_id))?.subscription
      return known && known.version > one.version ? known : one
    })
    Object.assign(slot, {
      status: 'ready',
      subscriptions: ref(newest),
      missing: ref((missing ?? []).map(String)),
    })
    return READY
  }

  /** Reads one subscription's details, showing the current ones until then. Never rejects. */
  async function loadSubscription(subsId: string): Promise<ReadOutcome> {
    const mine = visit
    // An invalid id is not sent to the server.
    if (!isSubscriptionId(subsId)) {
      noteState(slot, subsId, { status: 'unknown' })
      return READY
    }
    if (slot.details.get(subsId)?.status !== 'ready') noteState(slot, subsId, { status: 'loading' })
    const isKnown = await isCustomer(context)
    if (mine !== visit) return READY
    if (!isKnown) {
      noteState(slot, subsId, { status: account.status === 'failed' ? 'failed' : 'unknown' })
      return READY
    }
    const result = await call(() => api.call(getSubscription, { params: { subsId } }))
    if (mine !== visit) return READY
    if (result.ok) {
      keepSubscription(slot, result.answer.subscription)
      return READY
    }
    if (isNotFound(result)) {
      noteState(slot, subsId, { status: 'unknown', subscription: null })
      return READY
    }
    // Earlier details stay visible.
    if (!slot.details.get(subsId)?.subscription) noteState(slot, subsId, { status: 'failed' })
    return result.failure
  }

  /** Reads the days on which the next box can arrive. Never rejects. */
  async function loadSubscriptionDates(subsId: string): Promise<ReadOutcome> {
    const mine = visit
    noteState(slot, subsId, { dateStatus: 'loading' })
    const result = await call(() => api.call(getSubscriptionDates, { params: { subsId } }))
    if (mine !== visit) return READY
    if (!result.ok) {
      noteState(slot, subsId, { dateStatus: 'failed' })
      return result.failure
    }
    noteState(slot, subsId, { dateStatus: 'ready', dates: result.answer.dates })
    return READY
  }

  return {
    loadSubscriptions,
    loadSubscription,
    loadSubscriptionDates,
    /** Clears the id of the changed subscription once it has been shown. */
    forgetChanged(): void {
      slot.changed = null
    },
  }
}

/** A customer's subscriptions, as far as they have been read. */
export const subscriptionsActions = defineFeature({
  ...subscriptionsSlot,
  actions: subscriptionReads,
})
