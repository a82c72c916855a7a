import { addDays, type CalendarDay, calendarDay, compareDays } from '../calendar'
import type { Subscription } from './subscriptions'

/** The same day so many months later, or the last one of a month that is shorter. */
export function addMonths({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const first = { year, month: month + months, day: 1 }
  const { day: last, ...end } = addDays({ ...first, month: first.month + 1 }, -1)
  return { ...end, day: Math.min(day, last) }
}

/**
 * When the next box comes where so many months lie between two of them, up to the shop’s own days of delivery: never
 * sooner than now, so that nothing is charged before it was said. Null where none is to come.
 */
export function nextAtFrequency(
  { next_date, last_date, locked_date }: Subscription,
  months: number,
): CalendarDay | null {
  const next = calendarDay(next_date)
  const last = calendarDay(last_date)
  if (!next || !last || locked_date) return next
  const due = addMonths(last, months)
  return compareDays(due, next) > 0 ? due : next
}

/** For how many months something can be paused at once. */
export const PAUSE_MONTHS = [1, 2, 3] as const

/** Until when a pause of so many months lasts: from the next box on where there is one, else from today. */
export function pauseEnd(
  { next_date }: Pick<Subscription, 'next_date'>,
  months: number,
  today: CalendarDay,
): CalendarDay {
  return addMonths(calendarDay(next_date) ?? today, months)
}
