import { ref } from 'valtio/vanilla'
import type { AddressDecision } from '../../../domain/account/reorder/addresses'
import type { ReorderDate } from '../../../domain/account/reorder/dates'
import type { ReorderChoices } from '../../../domain/account/reorder/gifts'
import type { StoreContext } from '../../core/context'
import { defineFeature } from '../../core/feature'
import { isOffline } from '../../core/isOffline'
import { type Failed, failed, type Outcome, READY, type ReadOutcome } from '../../core/outcome'
import { eventItem } from '../../line/eventItem'
import type { SendRun } from '../../recipient/bulk/sendPlan'
import { type SendUndoOutcome, sendRunner } from '../../recipient/bulk/sendRunner'
import { accountSlot } from '../state'
import { readFacts } from './facts'
import { decisionsOf, persistedOf } from './persistedDecisions'
import { entriesOf, reorderPlan } from './plan'
import { type ReorderDetails, type ReorderEntry, type ReorderState, reorderSlot } from './state'
import { datedGifts, datesOf, giftsOf, messagesOf } from './view'

/**
 * Outcome of reordering: every gift was added, only some were, the shopper stopped it, or it failed. Gifts that
 * were added stay in the cart in any case.
 */
export type ReorderOutcome = Outcome<'added' | 'partly' | 'stopped'> | Failed

/** Outcome of removing the reordered gifts from the cart. */
export type ReorderUndoOutcome = SendUndoOutcome

function reorderVerbs(context: StoreContext) {
  const { events, cart } = context
  const state = context.slot(reorderSlot)
  const account = context.slot(accountSlot)
  const runner = sendRunner<ReorderEntry, ReorderState>(context, state, tell)
  const reported = new Set<number>()
  let asked = 0

  /** Emits `item-added` once for each line that was added. */
  function tell({ places }: SendRun<ReorderEntry>): void {
    const fresh = places.filter(({ line }) => !reported.has(line.clin_id))
    if (fresh.length === 0) return
    for (const { line } of fresh) reported.add(line.clin_id)
    const items = fresh.map(({ line }) => eventItem(line, context.state.products))
    events.emit('item-added', { itemIds: items.map(({ itemId }) => itemId), items })
  }

  /** Keeps the decisions across reloads until the gifts are in the cart. */
  function keep(): void {
    // A run that ends after the customer signed out must not be kept.
    account.reorder = account.status === 'customer' ? persistedOf(state) : null
  }

  async function read(): Promise<ReadOutcome> {
    const { orderId } = state
    if (orderId === null) return failed('gone')
    asked += 1
    const mine = asked
    state.load = 'loading'
    const facts = await readFacts(context, orderId)
    if (mine !== asked) return READY
    if ('status' in facts) {
      state.load = facts.reason === 'gone' ? 'unknown' : 'failed'
      return facts
    }
    Object.assign(state, { load: 'ready', facts: ref(facts) })
    return READY
  }

  function forget(): void {
    asked += 1
    if (runner.forget())
      Object.assign(state, { ...reorderSlot.initial(), revision: state.revision + 1 })
  }
  events.on('signed-out', () => void runner.stop().then(forget))
  events.on('order-placed', forget)

  const decide = (change: Partial<ReorderChoices>) => {
    state.choices = ref({ ...state.choices, ...change })
    keep()
  }
  /** Decides where to send a gift whose recipient left the address book; null leaves the gift out. */
  function sendTo(giftId: number, decision: AddressDecision | null): void {
    const addresses = new Map(state.choices.addresses)
    if (decision) addresses.set(giftId, decision)
    else addresses.delete(giftId)
    const chosen = new Map(state.choices.chosen).set(giftId, decision !== null)
    decide({ addresses, chosen })
  }
  const detail = (change: Partial<ReorderDetails>) => {
    state.details = ref({ ...state.details, ...change })
    keep()
  }

  /** The entries to send, from the shopper's choices. */
  function entries(): readonly ReorderEntry[] {
    const { facts, details } = state
    const gifts = giftsOf(state, account.addresses, cart.serverCart())
    if (!facts) return []
    const dates = datesOf(datedGifts(gifts, facts), facts, details)
    return entriesOf(gifts, dates, messagesOf(gifts, details))
  }

  async function outcomeOf(run: Promise<void>): Promise<ReorderOutcome> {
    keep()
    await run
    keep()
    const isDone = ({ status }: ReorderEntry) => status === 'done'
    if (state.status === 'stopped') return { status: 'stopped' }
    if (state.entries.every(isDone)) return { status: 'added' }
    const reason = isOffline() ? 'offline' : 'refused'
    const isInCart = ({ shipmentId }: ReorderEntry) => shipmentId !== null
    return state.entries.some(isInCart) ? { status: 'partly', reason } : failed(reason)
  }

  return {
    /**
     * Reads an order and everything needed to reorder it; earlier choices for the same order stay. Does not
     * disturb an unfinished run. Never rejects.
     */
    openOrder(orderId: string | number): Promise<ReadOutcome> {
      const id = String(orderId)
      const hasFailed = state.entries.some(({ status }) => status === 'failed')
      const isOver = state.status === 'undone' || (state.status === 'done' && !hasFailed)
      if (state.status !== 'idle' && !isOver && (state.orderId === id || !runner.isOpen()))
        return Promise.resolve(READY)
      const kept = decisionsOf(account.reorder, id)
      if (isOver || state.orderId !== id) {
        forget()
        Object.assign(state, { orderId: id, ...kept })
        if (!kept) account.reorder = null
      }
      return read()
    },
    /** Reads it all again. Never rejects. */
    refresh: read,
    /** Includes or excludes gifts. */
    choose(giftIds: readonly number[], isChosen: boolean): void {
      const chosen = new Map(state.choices.chosen)
      for (const id of giftIds) chosen.set(id, isChosen)
      decide({ chosen })
    },
    /** Replaces an ordered size with another, or restores it with null. Also includes the gifts. */
    swap(giftIds: readonly number[], orderedSkuId: number, skuId: number | null): void {
      const swaps = new Map(state.choices.swaps)
      const chosen = new Map(state.choices.chosen)
      for (const id of giftIds) {
        const own = new Map(swaps.get(id))
        if (skuId === null) own.delete(orderedSkuId)
        else own.set(orderedSkuId, skuId)
        swaps.set(id, own)
        if (skuId === null) chosen.delete(id)
        else chosen.set(id, true)
      }
      decide({ swaps, chosen })
    },
    /** Sends a gift to its previous address when its recipient left the address book. Also includes the gift. */
    sendToLastAddress: (giftId: number, isWanted = true) =>
      sendTo(giftId, isWanted ? 'last' : null),
    /** Adds a gift without an address; its recipient can then be asked for one by a link. */
    sendWithoutAddress: (giftId: number, isWanted = true) =>
      sendTo(giftId, isWanted ? 'asked' : null),
    /** Leaves a gift out, and discards the decisions about it. */
    skip(giftId: number): void {
      const swaps = new Map(state.choices.swaps)
      swaps.delete(giftId)
      decide({ swaps })
      sendTo(giftId, null)
    },
    /** Sets the arrival date for all gifts; days set for single gifts are discarded. */
    setDate(date: ReorderDate): void {
      detail({ date, ownDays: new Map() })
    },
    /** Sets the arrival day of one gift, as `YYYY-MM-DD`. */
    setDay(giftId: number, day: string): void {
      detail({ ownDays: new Map(state.details.ownDays).set(giftId, day) })
    },
    /** Sets whether the old gift messages are used. */
    setMessages(hasMessages: boolean): void {
      detail({ hasMessages })
    },
    /** Sets whether one gift's old message is used. */
    setMessage(giftId: number, isUsed: boolean): void {
      detail({ ownMessages: new Map(state.details.ownMessages).set(giftId, isUsed) })
    },
    /** Adds all selected gifts to the cart. Resolves when it is finished or stopped. Never rejects. */
    async add(): Promise<ReorderOutcome> {
      const all = entries()
      if (all.length === 0 || state.status === 'running') return failed('gone')
      const before = cart.serverCart()
      const change = { before: before && ref(before) }
      return outcomeOf(runner.start(all, reorderPlan(context), change))
    },
    /** Stops after the call in progress. Never rejects. */
    stop: runner.stop,
    /** Continues with the waiting gifts and, if asked to, the failed ones. Never rejects. */
    resume: (withFailed = false): Promise<ReorderOutcome> => outcomeOf(runner.resume(withFailed)),
    /** Removes the added gifts from the cart; saved addresses stay. Never rejects. */
    undo: () => runner.undo().finally(keep),
    /** Discards the run and reads everything again; decisions stay, and no added gift is selected twice. */
    async reset(): Promise<ReadOutcome> {
      const { orderId } = state
      if (orderId === null || !runner.forget()) return failed('gone')
      const kept = decisionsOf(persistedOf(state), orderId)
      forget()
      Object.assign(state, { orderId, ...kept })
      return read()
    },
  }
}

/** Reordering: sending an order again to the same recipients. */
export const reorderActions = defineFeature({ ...reorderSlot, actions: reorderVerbs })
