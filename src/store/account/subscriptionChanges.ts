import * as rows from '../../api/account/subscriptionChanges'
import type { AnswerOf, InputOf } from '../../api/row'
import type { CancelReason } from '../../domain/account/subscriptions'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { failed } from '../core/outcome'
import { accountApi } from './accountApi'
import { cardActions } from './cards'
import { callForAccount, isUnsure } from './change'
import { sessionGuard } from './session'
import { outcomeOf, type SubscriptionOutcome } from './subscriptionOutcome'
import { subscriptionsActions } from './subscriptions'
import { keepSubscription, noteState, subscriptionsSlot } from './subscriptionsState'

export type { SubscriptionOutcome } from './subscriptionOutcome'

export interface CancelOptions {
  /** The customer's reason, if given. */
  reason?: CancelReason | null
  /** Whether to cancel after the box being packed; without it, that box blocks canceling. */
  isAfterPacked?: boolean
}

type ChangeRow = (typeof rows)[keyof typeof rows]
type Changed = AnswerOf<ChangeRow>
/** The body of a row, without the version that it is based on. */
type Wanted<TRow extends ChangeRow> = Omit<InputOf<TRow>['body'], 'version'>

/**
 * Changes to subscriptions. Changes to one subscription are sent in order, each based on the version that the
 * previous one returned; repeating a change in progress returns the same promise. Nothing is shown
 * optimistically, because dates and charges are up to the server.
 */
function changeVerbs(context: StoreContext) {
  // All rows return the same type, and `Wanted` checks each body.
  const send = accountApi(context).call as (row: ChangeRow, input: object) => Promise<Changed>
  const slot = context.slot(subscriptionsSlot)
  const last = new Map<string, Promise<unknown>>()
  const underWay = new Map<string, Promise<SubscriptionOutcome>>()
  /** Conflicts found per subscription; changes decided before a conflict are not sent. */
  const conflicts = new Map<string, number>()
  const begin = sessionGuard(context)
  const notThere = (id: string): SubscriptionOutcome =>
    slot.details.get(id)?.status === 'failed' ? failed('unavailable') : GONE
  const known = (id: string) => slot.details.get(id)?.subscription ?? null
  const conflictsOf = (id: string) => conflicts.get(id) ?? 0

  async function make(
    id: string,
    version: number,
    call: () => Promise<Changed>,
    isSameSession: () => boolean,
  ): Promise<SubscriptionOutcome> {
    const result = await callForAccount(context, 'subscription-failed', call)
    const answered = outcomeOf(result)
    if (!isSameSession()) return answered
    const isLost = answered.status === 'failed' && isUnsure(result)
    const outcome = (isLost && (await lookUp(id, version))) || answered
    const { status, subscription } = outcome
    if (status === 'conflict') conflicts.set(id, conflictsOf(id) + 1)
    if (status === 'saved') slot.changed = id
    if (status === 'gone') noteState(slot, id, { status: 'unknown', subscription: null })
    if (subscription) keepSubscription(slot, subscription)
    return outcome
  }

  /** Whether a change whose answer was lost was made, so that a retry does not, for example, skip two boxes. */
  async function lookUp(id: string, version: number): Promise<SubscriptionOutcome | null> {
    await context.use(subscriptionsActions).loadSubscription(id)
    const latest = known(id)
    return latest && latest.version !== version ? { status: 'saved', subscription: latest } : null
  }

  /** `arrivesOn` is the day of the next box if the change only applies to that box. */
  function change<TRow extends ChangeRow>(
    id: string,
    row: TRow,
    wanted: Wanted<TRow>,
    arrivesOn: string | null = null,
  ): Promise<SubscriptionOutcome> {
    const key = JSON.stringify([id, row.path, wanted, arrivesOn])
    const same = underWay.get(key)
    // After another change, it is not a repetition.
    if (same && last.get(id) === same) return same
    const decided = conflictsOf(id)
    const isSameSession = begin()
    async function takeTurn(): Promise<SubscriptionOutcome> {
      // Changes still queued at sign-out are not sent.
      if (!isSameSession()) return GONE
      // A caller that only has the id has not loaded the subscription yet.
      if (!known(id)) await context.use(subscriptionsActions).loadSubscription(id)
      const latest = known(id)
      if (!latest || !isSameSession()) return notThere(id)
      const isSameBox = arrivesOn === null || arrivesOn === latest.next_date
      if (decided !== conflictsOf(id) || !isSameBox)
        return { status: 'conflict', subscription: latest }
      const { version } = latest
      const call = { params: { subsId: id }, body: { ...wanted, version } }
      return make(id, version, () => send(row, call), isSameSession)
    }
    const turn = (last.get(id) ?? Promise.resolve()).then(takeTurn)
    underWay.set(key, turn)
    last.set(id, turn)
    void turn.finally(() => {
      underWay.delete(key)
      if (last.get(id) === turn) last.delete(id)
    })
    return turn
  }

  return {
    /** Skips the box that arrives on a day, as `YYYY-MM-DD`, and no other. Never rejects. */
    skip: (id: string, day: string) => change(id, rows.postSubscriptionSkip, {}, day),
    /** Restores the box that was skipped last. Never rejects. */
    unskip: (id: string) => change(id, rows.postSubscriptionUnskip, {}),
    /** Pauses deliveries and charges until a day, as `YYYY-MM-DD`; with null, until resumed. Never rejects. */
    pause: (id: string, until: string | null) => change(id, rows.putSubscriptionPause, { until }),
    /** Ends a pause. Never rejects. */
    resume: (id: string) => change(id, rows.postSubscriptionResume, {}),
    /** Moves the next box to another arrival day, as `YYYY-MM-DD`. Never rejects. */
    moveTo: (id: string, delivery_date: string) =>
      change(id, rows.putSubscriptionDate, { delivery_date }),
    /** Changes the number of months between boxes. Never rejects. */
    changeFrequency: (id: string, interval_months: number) =>
      change(id, rows.putSubscriptionFrequency, { interval_months }),
    /** Changes gift, size and quantity, to one of `sizes`. Never rejects. */
    changeItem: (id: string, sku_id: number, qty: number) =>
      change(id, rows.putSubscriptionItem, { sku_id, qty }),
    /** Changes the delivery address to another saved one. Never rejects. */
    changeAddress: (id: string, addr_id: number) =>
      change(id, rows.putSubscriptionAddress, { addr_id }),
    /** Changes the payment to another saved card. Never rejects. */
    async changeCard(id: string, profile_id: string | number): Promise<SubscriptionOutcome> {
      const outcome = await change(id, rows.putSubscriptionCard, { profile_id })
      // The card can have been deleted in another tab.
      if (outcome.status === 'failed') void context.use(cardActions).reloadCards()
      return outcome
    },
    /** Changes the gift message. Never rejects. */
    changeMessage: (id: string, gift_message: string) =>
      change(id, rows.putSubscriptionMessage, { gift_message }),
    /** Cancels the subscription. Never rejects. */
    cancel: (id: string, { reason = null, isAfterPacked = false }: CancelOptions = {}) =>
      change(id, rows.postSubscriptionCancel, { reason, after_packed: isAfterPacked }),
    /** Restarts a canceled subscription. Never rejects. */
    restart: (id: string) => change(id, rows.postSubscriptionRestart, {}),
  }
}

const GONE: SubscriptionOutcome = { status: 'gone', reason: 'gone' }

/** The changes that can be made to a subscription. */
export const subscriptionActions = defineFeature({ ...subscriptionsSlot, actions: changeVerbs })
