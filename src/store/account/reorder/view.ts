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
  /** The years that it mentions. */
  readonly years: readonly number[]
  /** Whether it is used again. */
  readonly isUsed: boolean
}

/** The data that an order's gifts are checked against. */
export const worldOf = (
  { order, offered, units }: ReorderFacts,
  addresses: readonly SavedAddress[],
  cart: Cart | null,
): ReorderWorld => ({ shipments: order.shipments, offered, units, addresses, cart })

/** The gifts of an order, with the shopper's decisions applied. */
export const giftsOf = (
  { facts, choices }: Pick<ReorderState, 'facts' | 'choices'>,
  addresses: readonly SavedAddress[],
  cart: Cart | null,
): readonly ReorderGift[] => (facts ? reorderGifts(worldOf(facts, addresses, cart), choices) : [])

/** The selected gifts that need a day, with the days they can have. */
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

/** The planned day of each gift; empty before a date is chosen. */
export function datesOf(
  dated: readonly DatedGift[],
  { today }: Pick<ReorderFacts, 'today'>,
  { date, ownDays }: ReorderDetails,
): readonly PlannedDate[] {
  return date ? planDates(dated, date, today, ownDays) : []
}

/**
 * First and last day for arriving at the same time of year; null if last time's dates are unknown or from this
 * year.
 */
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

/** The old messages of the selected gifts. A message that mentions a year is used only if the shopper says so. */
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
