import { type DatedGift, type PlannedDate, planDates } from '../../../domain/account/reorder/dates'
import {
  type ReorderGift,
  type ReorderWorld,
  reorderGifts,
} from '../../../domain/account/reorder/gifts'
import { yearsIn } from '../../../domain/account/reorder/words'
import { type CalendarDay, calendarDay, compareDays } from '../../../domain/calendar'
import type { Cart, SavedAddress } from '../../../domain/schema/entities'
import type { ReorderDetails, ReorderFacts, ReorderState } from './state'

/** The old message of a gift. */
export interface ReorderMessage {
  readonly giftId: number
  readonly text: string
  /** The years that it names. */
  readonly years: readonly number[]
  /** Whether it goes with the gift again. */
  readonly isUsed: boolean
}

/** What the gifts of an order are judged by. */
export const worldOf = (
  { order, offered, units }: ReorderFacts,
  addresses: readonly SavedAddress[],
  cart: Cart | null,
): ReorderWorld => ({ shipments: order.shipments, offered, units, addresses, cart })

/** How each gift stands, with what was decided. */
export const giftsOf = (
  { facts, choices }: Pick<ReorderState, 'facts' | 'choices'>,
  addresses: readonly SavedAddress[],
  cart: Cart | null,
): readonly ReorderGift[] => (facts ? reorderGifts(worldOf(facts, addresses, cart), choices) : [])

/** The gifts that are chosen and have a day, with those that they can have. */
export function datedGifts(
  gifts: readonly ReorderGift[],
  { days }: Pick<ReorderFacts, 'days'>,
): readonly DatedGift[] {
  return gifts.flatMap(({ isChosen, isEGift, giftId, shipment }) => {
    if (!isChosen || isEGift) return []
    const arrived = calendarDay(shipment.delivery_date)
    return { giftId, arrived, days: days.get(giftId) ?? [] }
  })
}

/** The day of each of them; nothing before a date is chosen. */
export function datesOf(
  dated: readonly DatedGift[],
  { today }: Pick<ReorderFacts, 'today'>,
  { date, ownDays }: ReorderDetails,
): readonly PlannedDate[] {
  return date ? planDates(dated, date, today, ownDays) : []
}

/** The first and the last day of the same time of year; null where nobody knows when that was, or it is this year's. */
export function lastYearOf(
  dated: readonly DatedGift[],
  { today }: Pick<ReorderFacts, 'today'>,
): { first: CalendarDay; last: CalendarDay } | null {
  if (!dated.some(({ arrived }) => arrived && arrived.year < today.year)) return null
  const days = planDates(dated, { kind: 'last-year' }, today)
    .flatMap(({ day }) => day?.day ?? [])
    .sort(compareDays)
  const [first] = days
  return first ? { first, last: days.at(-1) ?? first } : null
}

/** The old messages of the gifts that are chosen. One that names a year is used only where that is said of it. */
export function messagesOf(
  gifts: readonly ReorderGift[],
  { hasMessages, ownMessages }: ReorderDetails,
): readonly ReorderMessage[] {
  return gifts.flatMap(({ isChosen, giftId, shipment }) => {
    const text = shipment.gift_message?.trim()
    if (!isChosen || !text) return []
    const years = yearsIn(text)
    const isUsed = hasMessages && (ownMessages.get(giftId) ?? years.length === 0)
    return { giftId, text, years, isUsed }
  })
}
