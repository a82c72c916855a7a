import { addDays, type CalendarDay, isoDay, mondayOf } from '../calendar'
import type { DeliveryDay } from './deliveryDays'

/** A week from Monday to Sunday in which a shipment can arrive. */
export interface DeliveryWeek {
  readonly monday: CalendarDay
  readonly sunday: CalendarDay
  /** The days on which it can arrive; at least one. */
  readonly days: readonly DeliveryDay[]
}

/** The days on which a shipment can arrive. */
export function openDays(days: readonly DeliveryDay[]): readonly DeliveryDay[] {
  return days.filter(({ option }) => option !== null)
}

/** The first day without an extra charge; if all have one, the first day. Null if none is available. */
export function earliestDay(days: readonly DeliveryDay[]): DeliveryDay | null {
  const open = openDays(days)
  return open.find(({ isOvernight }) => !isOvernight) ?? open[0] ?? null
}

/** The weeks in which a shipment can arrive, in order. */
export function deliveryWeeks(days: readonly DeliveryDay[]): readonly DeliveryWeek[] {
  const weeks = new Map<string, { monday: CalendarDay; sunday: CalendarDay; days: DeliveryDay[] }>()
  for (const each of openDays(days)) {
    const monday = mondayOf(each.day)
    const key = isoDay(monday)
    const week = weeks.get(key) ?? { monday, sunday: addDays(monday, 6), days: [] }
    week.days.push(each)
    weeks.set(key, week)
  }
  return [...weeks.values()]
}
