import { fromZonedTime } from 'date-fns-tz'
import { LOCALE, TIME_ZONE } from './constants'

/*
 * A delivery date is a day, not an instant: '2026-12-24' read as an instant is the 23rd in Chicago.
 * Days are three integers, and no function here looks at the zone of the device.
 */

/** A day of the calendar; `month` counts from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** An hour and a minute on the 24-hour clock. */
export interface ClockTime {
  readonly hour: number
  readonly minute: number
}

/** The day that a text begins with, as YYYY-MM-DD or MM/DD/YYYY; null when there is no such day. */
export function calendarDay(text: string | null | undefined): CalendarDay | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text ?? '')
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(text ?? '')
  return us && realDay(Number(us[3]), Number(us[1]), Number(us[2]))
}

/** A day as YYYY-MM-DD, as the server takes it. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}

/** Negative when `a` is before `b`, 0 when they are the same day, positive when it is after. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a.year - b.year || a.month - b.month || a.day - b.day
}

/** Whether `a` is an earlier day than `b`. */
export function isBefore(a: CalendarDay, b: CalendarDay): boolean {
  return compareDays(a, b) < 0
}

/** The day `count` days later, or earlier when `count` is negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return fromUtc(utc({ ...day, day: day.day + count }))
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS)
}

/** The day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekday(day: CalendarDay): number {
  return utc(day).getUTCDay()
}

/** A day to read: "Thu, Dec 17" or "Thursday, December 17, 2026"; empty when there is no such day. */
export function formatDay(day: CalendarDay, style: 'short' | 'long' = 'short'): string {
  const date = utc(day)
  if (Number.isNaN(date.getTime())) return ''
  formats ??= { short: format('short', 'short'), long: format('long', 'long', 'numeric') }
  return formats[style].format(date)
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
  return Number.isNaN(wall.getTime())
    ? wall
    : fromZonedTime(wall.toISOString().slice(0, -1), TIME_ZONE)
}

const DAY_MS = 86_400_000

const padded = (value: number, width: number): string => String(value).padStart(width, '0')

/** Midnight of a day in UTC, where every day has 24 hours. `Date.UTC` would read year 26 as 1926. */
function utc({ year, month, day }: CalendarDay): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

const fromUtc = (date: Date): CalendarDay => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
})

/** The day, unless it does not exist, as February 30 does not. */
function realDay(year: number, month: number, day: number): CalendarDay | null {
  const wanted = { year, month, day }
  return compareDays(fromUtc(utc(wanted)), wanted) === 0 ? wanted : null
}

const format = (weekdays: 'short' | 'long', month: 'short' | 'long', year?: 'numeric') =>
  new Intl.DateTimeFormat(LOCALE, {
    weekday: weekdays,
    month,
    day: 'numeric',
    year,
    timeZone: 'UTC',
  })

let formats: Record<'short' | 'long', Intl.DateTimeFormat> | undefined

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
