import { useEffect, useMemo } from 'react'
import type { OrderDetail } from '../domain/account/orders'
import { cartPrices } from '../domain/account/reorder/cartPrices'
import { type PlannedDate, type ReorderDate, sharedDays } from '../domain/account/reorder/dates'
import { NO_CHOICES, type ReorderGift } from '../domain/account/reorder/gifts'
import type { OfferedSize, ReorderItem } from '../domain/account/reorder/items'
import { type ReorderSections, reorderSections } from '../domain/account/reorder/sections'
import { type ReorderSum, reorderSum } from '../domain/account/reorder/sums'
import { swapsFor } from '../domain/account/reorder/swaps'
import type { CalendarDay } from '../domain/calendar'
import type { DeliveryDay } from '../domain/delivery/deliveryDays'
import { accountActions } from '../store/account/account'
import {
  type ReorderOutcome,
  type ReorderUndoOutcome,
  reorderActions,
} from '../store/account/reorder/actions'
import type { ReorderEntry } from '../store/account/reorder/state'
import {
  datedGifts,
  datesOf,
  giftsOf,
  lastYearOf,
  messagesOf,
  type ReorderMessage,
} from '../store/account/reorder/view'
import type { ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import type { SendStatus } from '../store/recipient/bulk/sendRunner'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

export type { PlannedDate, ReorderDate } from '../domain/account/reorder/dates'
export type { ReorderGift, ReorderProblem } from '../domain/account/reorder/gifts'
export type { OfferedSize, ReorderItem } from '../domain/account/reorder/items'
export type { DecisionGroup, PriceGroup, ReorderSections } from '../domain/account/reorder/sections'
export type { ReorderOutcome, ReorderUndoOutcome } from '../store/account/reorder/actions'
export type { ReorderEntry } from '../store/account/reorder/state'
export type { ReorderMessage } from '../store/account/reorder/view'

/** Progress of adding the gifts to the cart. */
export interface ReorderRun {
  /** `idle`, `running`, `stopped`, `done`, `undoing` or `undone`. */
  readonly status: SendStatus
  /** Each gift that is being added, with its progress. */
  readonly entries: readonly ReorderEntry[]
  readonly counts: { readonly total: number; readonly done: number; readonly failed: number }
  /** The added items whose price rose or fell after the list was read; `thenCents` is the list's price. */
  readonly newPrices: readonly ReorderItem[]
  /** False after an undo that could not remove everything. */
  readonly isUndoneWhole: boolean
}

export interface UseReorderResult {
  /** Load status of the order and its current products; `unknown` if the customer has no such order. */
  status: LoadStatus | 'unknown'
  /** The original order; null until it is loaded. Wire names. */
  order: OrderDetail | null
  /** Each person's gift as of today: whether it is chosen and ready, and what needs a decision. */
  gifts: readonly ReorderGift[]
  /** The section of each gift, based on its state before any decisions. */
  sections: ReorderSections
  /** The gifts that would be sent. */
  chosen: readonly ReorderGift[]
  /** What they cost today, and the price difference for the same items, in US cents. */
  sum: ReorderSum
  /** False if no gift of the order can be sent, not even with replacements. */
  canSend: boolean
  /** When all gifts arrive; null until it is chosen. */
  date: ReorderDate | null
  /** The days available for all chosen gifts, or for most of them. */
  days: readonly CalendarDay[]
  /** First and last day if gifts arrive at last year's time; null if that is unknown, or was this year. */
  lastYear: { readonly first: CalendarDay; readonly last: CalendarDay } | null
  /** False if no chosen gift needs a date, as with e-gifts. */
  needsDate: boolean
  /** The day of each gift, and why it differs from the chosen one; empty until a date is chosen. */
  dates: readonly PlannedDate[]
  /** The days on which one gift can arrive. */
  daysOf(giftId: number): readonly DeliveryDay[]
  /** Whether the old messages are used again. Default false. */
  hasMessages: boolean
  /** The old messages of the chosen gifts, with the years that they mention. */
  messages: readonly ReorderMessage[]
  /** Progress of adding: each gift's entry, and counts. */
  run: ReorderRun
  /** Replacements for an item of a gift: other sizes first. */
  swapsFor(giftId: number, orderedSkuId: number): readonly OfferedSize[]
  /** Sets whether gifts are sent. */
  choose(giftIds: readonly number[], isChosen: boolean): void
  /** Replaces an ordered item; null restores the original. */
  swap(giftIds: readonly number[], orderedSkuId: number, skuId: number | null): void
  /** Sends a gift to its last address, for a person who is no longer in the address book. */
  sendToLastAddress(giftId: number, isWanted?: boolean): void
  /** Adds a gift without an address; its recipient can then be asked for it with a link. */
  sendWithoutAddress(giftId: number, isWanted?: boolean): void
  /** Leaves a gift out, and resets its decisions. */
  skip(giftId: number): void
  /** Sets when all gifts arrive: on one day, or at the same time as last year. */
  setDate(date: ReorderDate): void
  /** Sets when one gift arrives, as `YYYY-MM-DD`. */
  setDay(giftId: number, day: string): void
  /** Sets whether the old messages are used. */
  setMessages(hasMessages: boolean): void
  /** Sets whether one message is used; one that mentions a year is used only if set here. */
  setMessage(giftId: number, isUsed: boolean): void
  /** Adds all chosen gifts to the cart. Never rejects. */
  add(): Promise<ReorderOutcome>
  /** Stops after the current request. Never rejects. */
  stop(): Promise<void>
  /** Continues with the waiting gifts; also retries failed ones if `withFailed`. Never rejects. */
  resume(withFailed?: boolean): Promise<ReorderOutcome>
  /** Removes from the cart what was added; saved addresses stay. Never rejects. */
  undo(): Promise<ReorderUndoOutcome>
  /** Ends a run, and reloads everything. Never rejects. */
  reset(): Promise<ReadOutcome>
  /** Reloads everything; keeps the choices. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * Sends an order again to the same people: shows what has sold out or changed since, sets recipients, dates and
 * messages, and adds the gifts to the cart, with progress, stop and undo. Choices and a run outlive the component.
 * A store handles one order at a time: the last one opened. A guest has no orders.
 *
 * @example
 * const { chosen, days, setDate, add } = useReorder('PO-25190')
 * const send = () => {
 *   if (days[0]) setDate({ kind: 'day', day: days[0] })
 *   return add()
 * }
 * return <button onClick={send}>Send {chosen.length} gifts again</button>
 */
export function useReorder(orderId: string | number): UseReorderResult {
  const store = useStore()
  const verbs = store.use(reorderActions)
  const slot = useSlot(reorderActions)
  const { addresses } = useSlot(accountActions)
  const current = useStateSelector(({ state }) => state.cart)
  const isSettled = slot.status === 'idle' || slot.status === 'undone'
  const cart = isSettled ? current : slot.before
  const { facts, choices, details } = slot
  const { openOrder } = verbs
  useEffect(() => void openOrder(orderId), [openOrder, orderId])

  const gifts = useMemo(
    () => giftsOf({ facts, choices }, addresses, cart),
    [facts, choices, addresses, cart],
  )
  const sections = useMemo(
    () => reorderSections(giftsOf({ facts, choices: NO_CHOICES }, addresses, cart)),
    [facts, addresses, cart],
  )
  const dated = useMemo(() => (facts ? datedGifts(gifts, facts) : []), [gifts, facts])
  const swaps = (giftId: number, skuId: number) => {
    const gift = gifts.find((one) => one.giftId === giftId)
    return gift && facts ? swapsFor(skuId, gift, facts) : []
  }

  return {
    status: slot.load,
    order: facts?.order ?? null,
    gifts,
    sections,
    chosen: useMemo(() => gifts.filter(({ isChosen }) => isChosen), [gifts]),
    sum: useMemo(() => reorderSum(gifts), [gifts]),
    canSend: gifts.some((gift) =>
      gift.items.every((item) => item.isSold || swaps(gift.giftId, item.orderedSkuId).length > 0),
    ),
    date: details.date,
    days: useMemo(() => sharedDays(dated), [dated]),
    lastYear: useMemo(() => (facts ? lastYearOf(dated, facts) : null), [dated, facts]),
    needsDate: dated.length > 0,
    dates: useMemo(() => (facts ? datesOf(dated, facts, details) : []), [dated, facts, details]),
    daysOf: (giftId) => facts?.days.get(giftId) ?? [],
    hasMessages: details.hasMessages,
    messages: useMemo(() => messagesOf(gifts, details), [gifts, details]),
    run: {
      status: slot.status,
      entries: slot.entries,
      counts: countsOf(slot.entries),
      newPrices: cartPrices(slot.entries, current),
      isUndoneWhole: slot.isUndoneWhole,
    },
    swapsFor: swaps,
    choose: verbs.choose,
    swap: verbs.swap,
    sendToLastAddress: verbs.sendToLastAddress,
    sendWithoutAddress: verbs.sendWithoutAddress,
    skip: verbs.skip,
    setDate: verbs.setDate,
    setDay: verbs.setDay,
    setMessages: verbs.setMessages,
    setMessage: verbs.setMessage,
    add: verbs.add,
    stop: verbs.stop,
    resume: verbs.resume,
    undo: verbs.undo,
    reset: verbs.reset,
    refresh: verbs.refresh,
  }
}

function countsOf(entries: readonly ReorderEntry[]): ReorderRun['counts'] {
  const count = (wanted: ReorderEntry['status']) =>
    entries.reduce((sum, { status }) => sum + Number(status === wanted), 0)
  return { total: entries.length, done: count('done'), failed: count('failed') }
}
