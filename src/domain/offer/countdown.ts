import { addDays, calendarDay } from '../calendar'
import { chicagoInstant } from '../chicago'
import { SALE_HIDDEN_FROM_HOURS } from '../constants'

/**
 * The remaining time of a sale, 'Nd Nh left' or 'Nh left' in whole elapsed hours; null if it is over, if 7 or
 * more days remain, or if its end cannot be parsed. Source: specification §5.
 */
// Assumption: the last hour is '0h left', as the pattern has it.
export function saleRemaining(endsAt: Date | string, now: Date): string | null {
  const left = millisecondsLeft(endsAt, now)
  if (left <= 0 || left >= SALE_HIDDEN_FROM_HOURS * HOUR_MS) return null
  const hours = Math.floor(left / HOUR_MS)
  const days = Math.floor(hours / 24)
  return days > 0 ? `${days}d ${hours % 24}h left` : `${hours}h left`
}

/** Whether a sale ends within an hour. */
export function saleEndsSoon(endsAt: Date | string, now: Date): boolean {
  const left = millisecondsLeft(endsAt, now)
  return left > 0 && left < HOUR_MS
}

/** The instant a sale ends; null if it cannot be parsed. */
// Assumption: a time without a zone is Chicago's, and a day alone ends at its midnight there.
export function saleEnd(endsAt: Date | string): Date | null {
  const end = typeof endsAt === 'string' ? instantOf(endsAt.trim()) : endsAt
  return end && !Number.isNaN(end.getTime()) ? end : null
}

/** Whether a sale has ended, with `now` in milliseconds since 1970; false without an end or a known time. */
export function isSaleOver(endsAt: string | null | undefined, now: number | null): boolean {
  const end = saleEnd(endsAt ?? '')
  return end !== null && now !== null && end.getTime() <= now
}

const HOUR_MS = 3_600_000

const TIME =
  /^\d{4}-\d\d-\d\d[T ]([01]\d|2[0-4]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d)?$/i

/**
 * Parses an instant: with a zone, or as Chicago time; a day alone means its end. Not with `Date`, which would
 * use the device's zone for a time without one.
 */
export function instantOf(text: string): Date | null {
  const day = calendarDay(text)
  if (!day) return null
  const [time, hour, minute, second = 0, fraction = 0, zone] = TIME.exec(text) ?? []
  if (!time) return text.length > 10 ? null : chicagoInstant(addDays(day, 1))
  if (zone) return new Date(time.replace(' ', 'T').toUpperCase())
  const start = chicagoInstant(day, Number(hour), Number(minute))
  return new Date(start.getTime() + (Number(second) + Number(`0.${fraction}`)) * 1000)
}

/** Remaining time in milliseconds; 0 if the end cannot be parsed, as if the sale were over. */
function millisecondsLeft(endsAt: Date | string, now: Date): number {
  const left = (saleEnd(endsAt)?.getTime() ?? Number.NaN) - now.getTime()
  return Number.isNaN(left) ? 0 : left
}
