import * as rows from '../../api/account/subscriptionChanges'
import type { AnswerOf, InputOf } from '../../api/row'
import type { CancelReason } from '../../domain/account/subscriptions'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { failed } from '../core/outcome'
import { accountApi } from './accountApi'
import { callForAccount, isUnsure } from './change'
import { sessionGuard } from './session'
import { outcomeOf, type SubscriptionOutcome } from './subscriptionOutcome'
import { subscriptionsActions } from './subscriptions'
import { keepSubscription, noteState, subscriptionsSlot } from './subscriptionsState'

export type { SubscriptionOutcome } from './subscriptionOutcome'

export interface CancelOptions {
  /** Why, where the customer says so. */
  reason?: CancelReason | null
  /** Whether the box that is being packed is left alone; without it, it keeps the rest from being canceled. */
  isAfterPacked?: boolean
}

type ChangeRow = (typeof rows)[keyof typeof rows]
type Changed = AnswerOf<ChangeRow>
/** What a row is sent beside the version that was decided on. */
type Wanted<TRow extends ChangeRow> = Omit<InputOf<TRow>['body'], 'version'>

/**
 * Changes of subscriptions. Those of one are sent one after the other, each on the version that the one before has
 * led to; the same one, asked for again while it is under way, is the one under way. Nothing is shown before the
 * server has said so, as days and charges are the shop’s to say.
 */
function changeVerbs(context: StoreContext) {
  // All rows answer alike, and what is sent fits by `Wanted`.
  const send = accountApi(context).call as (row: ChangeRow, input: object) => Promise<Changed>
  const slot = context.slot(subscriptionsSlot)
  const last = new Map<string, Promise<unknown>>()
  const underWay = new Map<string, Promise<SubscriptionOutcome>>()
  /** How often each was found to be changed elsewhere: what was decided before is sent no more. */
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

  /** Whether a change whose answer was lost was made: what was skipped is not to be skipped by another try again. */
  async function lookUp(id: string, version: number): Promise<SubscriptionOutcome | null> {
    await context.use(subscriptionsActions).loadSubscription(id)
    const latest = known(id)
    return latest && latest.version !== version ? { status: 'saved', subscription: latest } : null
  }

  /** `arrivesOn` is the day of the next box, where a change is about that box and no other. */
  function change<TRow extends ChangeRow>(
    id: string,
    row: TRow,
    wanted: Wanted<TRow>,
    arrivesOn: string | null = null,
  ): Promise<SubscriptionOutcome> {
    const key = JSON.stringify([id, row.path, wanted, arrivesOn])
    const same = underWay.get(key)
    if (same) return same
    const decided = conflictsOf(id)
    const isSameSession = begin()
    async function takeTurn(): Promise<SubscriptionOutcome> {
      // What waits as the customer signs out is not sent.
      if (!isSameSession()) return GONE
      // Whoever knows it by its id alone has not read it yet.
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
    /** Skips the box that arrives on a day, as `YYYY-MM-DD`, and no other one. Never rejects. */
    skip: (id: string, day: string) => change(id, rows.postSubscriptionSkip, {}, day),
    /** Sends the box that was skipped last after all. Never rejects. */
    unskip: (id: string) => change(id, rows.postSubscriptionUnskip, {}),
    /** Sends and charges nothing until a day, as `YYYY-MM-DD`; with null, until it is resumed. Never rejects. */
    pause: (id: string, until: string | null) => change(id, rows.putSubscriptionPause, { until }),
    /** Ends a pause. Never rejects. */
    resume: (id: string) => change(id, rows.postSubscriptionResume, {}),
    /** Has the next box arrive on another day, as `YYYY-MM-DD`. Never rejects. */
    moveTo: (id: string, delivery_date: string) =>
      change(id, rows.putSubscriptionDate, { delivery_date }),
    /** Changes how many months lie between two boxes. Never rejects. */
    changeFrequency: (id: string, interval_months: number) =>
      change(id, rows.putSubscriptionFrequency, { interval_months }),
    /** Changes gift, size and quantity: to one of `sizes`. Never rejects. */
    changeItem: (id: string, sku_id: number, qty: number) =>
      change(id, rows.putSubscriptionItem, { sku_id, qty }),
    /** Sends it to another saved address. Never rejects. */
    changeAddress: (id: string, addr_id: number) =>
      change(id, rows.putSubscriptionAddress, { addr_id }),
    /** Has another saved card pay. Never rejects. */
    changeCard: (id: string, profile_id: string | number) =>
      change(id, rows.putSubscriptionCard, { profile_id }),
    /** Changes the words on the card in the box. Never rejects. */
    changeMessage: (id: string, gift_message: string) =>
      change(id, rows.putSubscriptionMessage, { gift_message }),
    /** Ends it. Never rejects. */
    cancel: (id: string, { reason = null, isAfterPacked = false }: CancelOptions = {}) =>
      change(id, rows.postSubscriptionCancel, { reason, after_packed: isAfterPacked }),
    /** Begins again what was canceled. Never rejects. */
    restart: (id: string) => change(id, rows.postSubscriptionRestart, {}),
  }
}

const GONE: SubscriptionOutcome = { status: 'gone', reason: 'gone' }

/** What can be done to a subscription. */
export const subscriptionActions = defineFeature({ ...subscriptionsSlot, actions: changeVerbs })
