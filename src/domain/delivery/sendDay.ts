import { addDays, type CalendarDay, calendarDay, isBefore } from '../calendar'

/** Why an e-gift cannot be sent on a day: none is chosen, it has passed, or it is too far ahead. */
export type SendDayProblem = 'missing' | 'past' | 'far'

/** Maximum number of days ahead that an e-gift can be sent. */
// Assumption: a year; the specification names no limit.
const DAYS_AHEAD = 365

/** The last day on which an e-gift can be sent, by today's day in Chicago. */
export const lastSendDay = (today: CalendarDay): CalendarDay => addDays(today, DAYS_AHEAD)

/** What is wrong with a day to send an e-gift on, as `YYYY-MM-DD`; null if nothing is. `today` is Chicago's. */
export function sendDayProblem(text: string, today: CalendarDay | null): SendDayProblem | null {
  const day = calendarDay(text)
  if (!day) return 'missing'
  if (today && isBefore(day, today)) return 'past'
  return today && isBefore(lastSendDay(today), day) ? 'far' : null
}
