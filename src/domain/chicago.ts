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
  const at = (offset: number) => new Date(wall.getTime() + offset * HOUR_MS)
  if (Number.isNaN(wall.getTime())) return wall
  // Summer time first, as of a time that occurs twice it is the earlier one.
  const found = [5, 6].map(at).find((one) => chicagoWallClock(one).getTime() === wall.getTime())
  return found ?? at(5)
}

/**
 * The wall clock of Chicago, in the UTC fields of a date.
 *
 * Not by `toZonedTime`: it puts the wall clock into the device's own fields, which skip an hour
 * wherever the device's zone changes to summer time.
 */
function chicagoWallClock(now: Date): Date {
  const instant = Number.isNaN(now.getTime()) ? new Date(0) : now
  try {
    return readChicagoClock(instant)
  } catch {
    // A browser, or a page's own Intl, that knows no time zones.
    return new Date(instant.getTime() - chicagoOffsetHours(instant) * HOUR_MS)
  }
}

function readChicagoClock(now: Date): Date {
  chicagoClock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const parts = chicagoClock.formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value)
  return new Date(
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')),
  )
}

let chicagoClock: Intl.DateTimeFormat | undefined

const HOUR_MS = 3_600_000

/** How far Chicago is behind UTC by the rule of 2007: summer time from a March to a November Sunday at 2:00. */
function chicagoOffsetHours(now: Date): 5 | 6 {
  const year = now.getUTCFullYear()
  const start = sundayOf(year, 3, 8).setUTCHours(8)
  const end = sundayOf(year, 11, 1).setUTCHours(7)
  return now.getTime() >= start && now.getTime() < end ? 5 : 6
}

/** The first Sunday of a month from a day on. */
function sundayOf(year: number, month: number, from: number): Date {
  const first = { year, month, day: from }
  return utc({ ...first, day: from + ((7 - weekday(first)) % 7) })
}
