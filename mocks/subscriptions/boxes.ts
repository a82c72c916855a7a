import { addDays, chicago, startOfDay } from '../calendar/chicago'
import { calendarGroups, groupFor } from '../calendar/groups'
import { closedReason, dayOption, deliveryDay, type ShippingDays } from '../calendar/shipDates'
import { findSku } from '../catalogue'
import type { SubscriptionRecord } from '../db'
import { type Rules, soldOutDays } from '../rules'

/** The days of one box, as `YYYY-MM-DD`. */
export interface BoxDays {
  ship_date: string
  delivery_date: string
}

/** When it is, and how the house behaves. */
export interface Seen {
  /** Milliseconds since 1970. */
  now: number
  rules: Rules
}

/** For so many days before it leaves a box is being packed. */
const PACKING_DAYS = 2
/** What begins anew arrives no sooner than in so many days, so that its customer can still change it. */
const SOONEST_DAYS = 7
/** How far a date may lie from today, and from the next box. */
const [DAYS_AHEAD, DAYS_BEYOND, MOST_DAYS] = [60, 31, 150] as const

const GROUND_DAYS = 4
const COOLER_DAYS = 2

type What = Pick<SubscriptionRecord, 'sku_id'>

/** How many business days a box travels. */
const transitOf = ({ sku_id }: What) =>
  findSku(sku_id)?.item.perishable === false ? GROUND_DAYS : COOLER_DAYS

const groupOf = (what: What, day: string) => groupFor([what], calendarGroups(day))

/** Whether a box is being packed, or has left. */
export const isPacked = ({ ship_date }: BoxDays, today: string) =>
  addDays(ship_date, -PACKING_DAYS) <= today

/** The day on which what begins anew may arrive at the soonest. */
export const soonest = (today: string) => addDays(today, SOONEST_DAYS)

/** The first box that arrives on a day or after it, as it was planned two weeks ahead; null where none does. */
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

/** Each day on which the next box could leave with the day it arrives, or why it cannot. */
export function boxDates(what: What, next: string | null, { now, rules }: Seen) {
  const today = chicago(now).day
  const days: ShippingDays = { now, soldOutDays: soldOutDays(rules, now) }
  const farthest = addDays(next ?? today, DAYS_BEYOND)
  const group = groupOf(what, today)
  const dates = []
  // What would be packed at once is not offered.
  for (let ahead = PACKING_DAYS + 1; ahead <= MOST_DAYS; ahead += 1) {
    const ship_date = addDays(today, ahead)
    if (ahead > DAYS_AHEAD && ship_date > farthest) break
    dates.push(dayOption(ship_date, transitOf(what), days, group))
  }
  return dates
}
