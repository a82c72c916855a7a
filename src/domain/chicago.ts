import { type CalendarDay, fromUtc, utc, weekday } from './calendar'
import { TIME_ZONE } from './constants'

/** An hour and a minute on the 24-hour clock. */
export interface ClockTime {
  readonly hour: number
  readonly minute: number
}

/** Today's date in Chicago. An invalid `now` counts as 1970. Source: specification §9. */
export function todayInChicago(now: Date): CalendarDay {
  return fromUtc(chicagoWallClock(now))
}

/** The time in Chicago. An invalid `now` counts as 1970. Source: specification §9. */
export function chicagoTime(now: Date): ClockTime {
  const wall = chicagoWallClock(now)
  return { hour: wall.getUTCHours(), minute: wall.getUTCMinutes() }
}

/**
 * The instant of a wall-clock time in Chicago. Hour 24 is the end of the day.
 *
 * A time skipped by the switch to daylight saving time is read an hour earlier, and a time that occurs twice is
 * the first one: a cutoff is never promised late. Source: specification §9.
 */
export function chicagoInstant(day: CalendarDay, hour = 0, minute = 0): Date {
  const wall = utc(day)
  wall.setUTCHours(hour, minute)
  const at = (offset: number) => new Date(wall.getTime() - offset)
  // Daylight saving time first: of a time that occurs twice, it is the earlier one.
  return at([SUMMER, WINTER].find((offset) => offsetAt(at(offset)) === offset) ?? SUMMER)
}

/**
 * Loads the browser's time zone data; until it is loaded, and if it fails, the rule of 2007 applies. Never
 * rejects.
 *
 * Loaded on demand, because the first screen does not need the library, and because the library throws on a
 * page whose `Intl` has no time zones.
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

/** Chicago's wall clock, in the UTC fields of a date. */
function chicagoWallClock(now: Date): Date {
  const instant = Number.isNaN(now.getTime()) ? new Date(0) : now
  return new Date(instant.getTime() + offsetAt(instant))
}

/** Chicago's offset from UTC, in milliseconds. */
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

/** The rule of 2007: daylight saving time from a Sunday in March to one in November, at 2:00. */
function offsetByRule(instant: Date): number {
  const year = instant.getUTCFullYear()
  const start = sundayOf(year, 3, 8).setUTCHours(8)
  const end = sundayOf(year, 11, 1).setUTCHours(7)
  return instant.getTime() >= start && instant.getTime() < end ? SUMMER : WINTER
}

/** The first Sunday of a month on or after a day. */
function sundayOf(year: number, month: number, from: number): Date {
  const first = { year, month, day: from }
  return utc({ ...first, day: from + ((7 - weekday(first)) % 7) })
}
