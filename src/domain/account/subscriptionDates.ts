import { addDays, type CalendarDay, calendarDay, compareDays } from '../calendar'
import type { Subscription } from './subscriptions'

/** The same day a number of months later, or the month's last day if it is shorter. */
export function addMonths({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const first = { year, month: month + months, day: 1 }
  const { day: last, ...end } = addDays({ ...first, month: first.month + 1 }, -1)
  return { ...end, day: Math.min(day, last) }
}

/**
 * Estimates the next box for an interval in months, before the shop's own delivery days: never earlier than the
 * current date, so that nothing is charged early. Null if no box is due.
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

/** For how many months a subscription can be paused. */
export const PAUSE_MONTHS = [1, 2, 3] as const

/** The end of a pause of some months: counted from the next box if there is one, otherwise from today. */
export function pauseEnd(
  { next_date }: Pick<Subscription, 'next_date'>,
  months: number,
  today: CalendarDay,
): CalendarDay {
  return addMonths(calendarDay(next_date) ?? today, months)
}
