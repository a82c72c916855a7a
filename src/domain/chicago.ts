import { type CalendarDay, fromUtc, utc, weekday } from './calendar'
import { TIME_ZONE } from './constants'

/** An hour and a minute on the 24-hour clock. */
export interface ClockTime {
  readonly hour: number
  readonly minute: number
}

/** The day it is in Chicago. An invalid `now` counts as 1970. Source: specification §9. */
export function todayInChicago(now: Date): CalendarDay {
  return fromUtc(chicagoWallClock(now))
}

/** What the clock shows in Chicago. An invalid `now` counts as 1970. Source: specification §9. */
export function chicagoTime(now: Date): ClockTime {
  const wall = chicagoWallClock(now)
  return { hour: wall.getUTCHours(), minute: wall.getUTCMinutes() }
}

/**
 * The instant at which the clock in Chicago shows a time of a day. Hour 24 is the end of the day.
 *
 * A time that the change to summer time skips is read an hour earlier, and of a time that occurs
 * twice in autumn it is the first: a cut-off is never promised late. Source: specification §9.
 */
export function chicagoInstant(day: CalendarDay, hour = 0, minute = 0): Date {
  const wall = utc(day)
  wall.setUTCHours(hour, minute)
  const at = (offset: number) => new Date(wall.getTime() - offset)
  // Summer time first, as of a time that occurs twice it is the earlier one.
  return at([SUMMER, WINTER].find((offset) => offsetAt(at(offset)) === offset) ?? SUMMER)
}

/**
 * Loads what knows the zones of the browser; until it is there, and where it does not come, the
 * rule of 2007 holds. Never rejects.
 *
 * On demand, as the first screen can do without the library, and as the library itself throws on a
 * page whose `Intl` knows no time zones.
 */
export function loadTimeZones(): Promise<void> {
  loading ??= import('./timeZone').then(
    (loaded) => {
      zones = loaded
    },
    () => undefined,
  )
  return loading
}

let zones: typeof import('./timeZone') | undefined
let loading: Promise<void> | undefined

/** The wall clock of Chicago, in the UTC fields of a date. */
function chicagoWallClock(now: Date): Date {
  const instant = Number.isNaN(now.getTime()) ? new Date(0) : now
  return new Date(instant.getTime() + offsetAt(instant))
}

/** How far Chicago is ahead of UTC, in milliseconds. */
function offsetAt(instant: Date): number {
  try {
    return zones?.utcOffset(instant, TIME_ZONE) ?? offsetByRule(instant)
  } catch {
    return offsetByRule(instant)
  }
}

const HOUR_MS = 3_600_000
const SUMMER = -5 * HOUR_MS
const WINTER = -6 * HOUR_MS

/** The rule of 2007: summer time from a March to a November Sunday at 2:00. */
function offsetByRule(instant: Date): number {
  const year = instant.getUTCFullYear()
  const start = sundayOf(year, 3, 8).setUTCHours(8)
  const end = sundayOf(year, 11, 1).setUTCHours(7)
  return instant.getTime() >= start && instant.getTime() < end ? SUMMER : WINTER
}

/** The first Sunday of a month from a day on. */
function sundayOf(year: number, month: number, from: number): Date {
  const first = { year, month, day: from }
  return utc({ ...first, day: from + ((7 - weekday(first)) % 7) })
}
