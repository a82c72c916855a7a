import { addDays, chicago, startOfDay } from '../calendar/chicago'
import { calendarGroups, groupFor } from '../calendar/groups'
import { closedReason, dayOption, deliveryDay, type ShippingDays } from '../calendar/shipDates'
import { findSku } from '../catalogue'
import type { SubscriptionRecord } from '../db'
import { type Rules, soldOutDays } from '../rules'

/** The dates of a box, as `YYYY-MM-DD`. */
export interface BoxDays {
  ship_date: string
  delivery_date: string
}

/** The current time, and the shop's rules. */
export interface Seen {
  /** Milliseconds since 1970. */
  now: number
  rules: Rules
}

/** Days before shipping during which a box is being packed. */
const PACKING_DAYS = 2
/** Minimum days until a restarted subscription's box arrives, so that its customer can still change it. */
const SOONEST_DAYS = 7
/** How far a date can be from today, and from the next box. */
const [DAYS_AHEAD, DAYS_BEYOND, MOST_DAYS] = [60, 31, 150] as const

const GROUND_DAYS = 4
const COOLER_DAYS = 2

type What = Pick<SubscriptionRecord, 'sku_id'>

/** A box's transit time in business days. */
const transitOf = ({ sku_id }: What) =>
  findSku(sku_id)?.item.perishable === false ? GROUND_DAYS : COOLER_DAYS

const groupOf = (what: What, day: string) => groupFor([what], calendarGroups(day))

/** Whether a box is being packed, or has shipped. */
export const isPacked = ({ ship_date }: BoxDays, today: string) =>
  addDays(ship_date, -PACKING_DAYS) <= today

/** The earliest arrival day of a restarted subscription. */
export const soonest = (today: string) => addDays(today, SOONEST_DAYS)

/** The first box that arrives on or after a day, as planned two weeks ahead; null if there is none. */
export function boxFor(what: What, due: string, { now, rules }: Seen): BoxDays | null {
  const planned = addDays(due, -14)
  const then = Math.min(now, startOfDay(planned))
  const days: ShippingDays = { now: then, soldOutDays: soldOutDays(rules, now) }
  const transit = transitOf(what)
  for (let ahead = 0; ahead < 400; ahead += 1) {
    const ship_date = addDays(planned, ahead)
    if (closedReason(ship_date, days, groupOf(what, chicago(then).day)) !== null) continue
    const delivery_date = deliveryDay(ship_date, transit)
    if (delivery_date >= due) return { ship_date, delivery_date }
  }
  return null
}

/** The possible ship dates of the next box with their arrival days, or why they are not available. */
export function boxDates(what: What, next: string | null, { now, rules }: Seen) {
  const today = chicago(now).day
  const days: ShippingDays = { now, soldOutDays: soldOutDays(rules, now) }
  const farthest = addDays(next ?? today, DAYS_BEYOND)
  const group = groupOf(what, today)
  const dates = []
  // Boxes that would be packed immediately are not offered.
  for (let ahead = PACKING_DAYS + 1; ahead <= MOST_DAYS; ahead += 1) {
    const ship_date = addDays(today, ahead)
    if (ahead > DAYS_AHEAD && ship_date > farthest) break
    dates.push(dayOption(ship_date, transitOf(what), days, group))
  }
  return dates
}
