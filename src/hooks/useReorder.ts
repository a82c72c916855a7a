import { useEffect, useMemo } from 'react'
import type { OrderDetail } from '../domain/account/orders'
import { type PlannedDate, type ReorderDate, sharedDays } from '../domain/account/reorder/dates'
import { NO_CHOICES, type ReorderGift } from '../domain/account/reorder/gifts'
import type { OfferedSize } from '../domain/account/reorder/items'
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

/** How far the adding is. */
export interface ReorderRun {
  /** `idle`, `running`, `stopped`, `done`, `undoing` or `undone`. */
  readonly status: SendStatus
  /** Each gift that is added, and how far it is. */
  readonly entries: readonly ReorderEntry[]
  readonly counts: { readonly total: number; readonly done: number; readonly failed: number }
  /** False after an undo that could not take everything back. */
  readonly isUndoneWhole: boolean
}

export interface UseReorderResult {
  /** The order, and what it can be sent again with; `unknown` where the customer has no such order. */
  status: LoadStatus | 'unknown'
  /** The order as it was; null before it is there. Wire names. */
  order: OrderDetail | null
  /** Each person's gift as it stands today: chosen, ready, or with what is to be decided. */
  gifts: readonly ReorderGift[]
  /** Where each gift is shown, by its standing before anything was decided. */
  sections: ReorderSections
  /** Those that would be sent. */
  chosen: readonly ReorderGift[]
  /** What they cost today, and how much more the same is than it was, in US cents. */
  sum: ReorderSum
  /** False where nothing of the order is sold any more, nor anything in its place. */
  canSend: boolean
  /** When all arrive; null before it is chosen. */
  date: ReorderDate | null
  /** The days that are open for all who are chosen, or for most. */
  days: readonly CalendarDay[]
  /** The first and the last day of arriving at the same time of year; null where nobody knows when that was, or it is this year's. */
  lastYear: { readonly first: CalendarDay; readonly last: CalendarDay } | null
  /** False where nothing that is chosen has a day: emails have none. */
  needsDate: boolean
  /** The day of each gift, and why it is another one than was meant; empty before a date is chosen. */
  dates: readonly PlannedDate[]
  /** The days on which one gift can arrive. */
  daysOf(giftId: number): readonly DeliveryDay[]
  /** Whether the old messages are used; false until they are wanted. */
  hasMessages: boolean
  /** Those of the gifts that are chosen, with the years that they name. */
  messages: readonly ReorderMessage[]
  /** How far the adding is: each gift's entry, and how many are done, failed or waiting. */
  run: ReorderRun
  /** What can take the place of an item of a gift: other sizes first. */
  swapsFor(giftId: number, orderedSkuId: number): readonly OfferedSize[]
  /** Says of gifts whether they are sent. */
  choose(giftIds: readonly number[], isChosen: boolean): void
  /** Sends something else in the place of what was ordered; null for what was. */
  swap(giftIds: readonly number[], orderedSkuId: number, skuId: number | null): void
  /** Sends a gift to where it went, as its person is in the address book no more. */
  sendToLastAddress(giftId: number, isWanted?: boolean): void
  /** Adds a gift without an address, which its person can be asked for by a link then. */
  sendWithoutAddress(giftId: number, isWanted?: boolean): void
  /** Leaves a gift out, and forgets what was decided of it. */
  skip(giftId: number): void
  /** Says when all arrive: on one day, or at the same time as last year. */
  setDate(date: ReorderDate): void
  /** Says when one gift arrives, as `YYYY-MM-DD`. */
  setDay(giftId: number, day: string): void
  /** Says whether the old messages are used. */
  setMessages(hasMessages: boolean): void
  /** Says it of one of them: one that names a year is used only so. */
  setMessage(giftId: number, isUsed: boolean): void
  /** Puts all that is chosen into the cart. Never rejects. */
  add(): Promise<ReorderOutcome>
  /** Stops after the call that is under way. Never rejects. */
  stop(): Promise<void>
  /** Goes on with those that wait, and with those that failed where `withFailed`. Never rejects. */
  resume(withFailed?: boolean): Promise<ReorderOutcome>
  /** Takes out of the cart what was added; saved addresses stay. Never rejects. */
  undo(): Promise<ReorderUndoOutcome>
  /** Ends a run, and reads all again. Never rejects. */
  reset(): Promise<ReadOutcome>
  /** Reads all again; what was chosen stays. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * Sending an order again, to the same people: what is sold out, changed or gone since, who is sent to, when, with
 * which words, and putting it all into the cart, with progress, a stop and an undo. The choices and a run outlive
 * the component. A store has one order under way: of two that are asked for, the later one. A guest has no orders.
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
  const slot = useSlot(store.slot(reorderActions))
  const { addresses } = useSlot(store.slot(accountActions))
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
