import { addDays, chicago, weekday } from './chicago'
import { holidayOn, isBusinessDay } from './holidays'

/** How many days ahead a shopper can choose. */
export const DAYS_AHEAD = 30

/** The pickup time for parcels, in Chicago. Later orders ship a day later. */
export const CUTOFF_TIME = '13:00'

const CUTOFF_MINUTE = 13 * 60

/** Why nothing ships on a day. */
export type ClosedReason = 'weekend' | 'holiday' | 'cut-off' | 'sold-out' | 'outside-group'

/** The facts that determine the ship dates. */
export interface ShippingDays {
  /** Milliseconds since 1970. */
  now: number
  /** Days that are fully booked. */
  soldOutDays: readonly string[]
}

interface Span {
  start_date?: string | null
  end_date?: string | null
}

/** Whether today's cutoff has passed, from 1:00 PM sharp; a day on which nothing ships has none. */
export function isCutoffPassed(now: number): boolean {
  const { day, minute } = chicago(now)
  return isBusinessDay(day) && minute >= CUTOFF_MINUTE
}

/** Why a shipment cannot ship on a day, or null if it can. */
export function closedReason(
  day: string,
  { now, soldOutDays }: ShippingDays,
  group: Span | null = null,
): ClosedReason | 'past' | null {
  const today = chicago(now).day
  if (day < today) return 'past'
  if (weekday(day) === 0 || weekday(day) === 6) return 'weekend'
  if (holidayOn(day)) return 'holiday'
  if (day === today && isCutoffPassed(now)) return 'cut-off'
  if (soldOutDays.includes(day)) return 'sold-out'
  if (group && (day < (group.start_date ?? day) || day > (group.end_date ?? day))) {
    return 'outside-group'
  }
  return null
}

/** The first day from `from` on that a shipment can ship; null if there is none within a year. */
export function nextShipDay(
  from: string,
  days: ShippingDays,
  group: Span | null = null,
): string | null {
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const day = addDays(from, ahead)
    if (closedReason(day, days, group) === null) return day
  }
  return null
}

/** A ship date with its arrival day, or why it is not available. */
export function dayOption(
  ship_date: string,
  transitDays: number,
  days: ShippingDays,
  group?: Span | null,
) {
  const reason = closedReason(ship_date, days, group)
  return {
    ship_date,
    delivery_date: isBusinessDay(ship_date) ? deliveryDay(ship_date, transitDays) : null,
    is_available: reason === null,
    reason,
    label: holidayOn(ship_date),
  }
}

/** The arrival day of a ship date, a number of business days later. */
export function deliveryDay(shipDay: string, transitDays: number): string {
  let day = shipDay
  for (let left = transitDays; left > 0; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}
