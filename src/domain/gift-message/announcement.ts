import { calendarDay, isBefore, isoDay } from '../calendar'
import { chicagoInstant, chicagoTime, todayInChicago } from '../chicago'
import { instantOf } from '../offer/countdown'
import { fieldProblem } from '../recipient/addressFields'
import type { Shipment } from '../schema/entities'
import { sendDayOf } from './sendDay'

/** A gift's announcement email, as it is edited. */
export interface Announcement {
  readonly isOn: boolean
  readonly email: string
  readonly message: string
  /** The day to send it, in Chicago: `YYYY-MM-DD`, or empty. */
  readonly day: string
  /** The time to send it, in Chicago: `HH:MM`. */
  readonly time: string
}

export type AnnouncementProblem = 'email' | 'no-email' | 'no-day' | 'past'

/** Default time for announcements: nine in the morning. */
const USUAL_TIME = '09:00'

/** A shipment's announcement as currently saved. */
export function announcementOf(shipment: Shipment): Announcement {
  const { announce_it_email, announce_it_message, announce_it_send_flag } = shipment
  const { announce_it_time } = shipment
  const instant = instantOf(announce_it_time ?? '')
  const day = sendDayOf(announce_it_time)
  const hasTime = /T\d/.test(announce_it_time ?? '')
  const { hour, minute } = instant && hasTime ? chicagoTime(instant) : { hour: 9, minute: 0 }
  return {
    isOn: Boolean(announce_it_send_flag),
    email: announce_it_email || shipment.email || '',
    message: announce_it_message ?? '',
    day: day ? isoDay(day) : '',
    time: hasTime ? `${padded(hour)}:${padded(minute)}` : USUAL_TIME,
  }
}

/** What prevents an announcement from being sent; null if nothing does, or if it is off. */
export function announcementProblem(
  announcement: Announcement | null,
  now: Date,
): AnnouncementProblem | null {
  if (!announcement?.isOn) return null
  const { email, day, time } = announcement
  if (!email.trim()) return 'no-email'
  if (fieldProblem('email', email, { isPerishable: false, isEGift: true })) return 'email'
  const on = calendarDay(day)
  if (!on) return 'no-day'
  const at = announceInstant(day, time)
  const isPast =
    isBefore(on, todayInChicago(now)) || (at !== null && Date.parse(at) < now.getTime())
  return isPast ? 'past' : null
}

/** The instant of a day and time in Chicago, as it is sent; null if there is no such day. */
export function announceInstant(day: string, time: string): string | null {
  const on = calendarDay(day)
  const clock = /^(\d{2}):(\d{2})$/.exec(time)
  if (!on || !clock) return null
  return chicagoInstant(on, Number(clock[1]), Number(clock[2])).toISOString()
}

/** The times offered for an announcement, including the one already set. */
export function announceTimes(chosen: string): readonly string[] {
  const usual = Array.from({ length: 16 }, (_, index) => `${padded(index + 6)}:00`)
  return usual.includes(chosen) ? usual : [...usual, chosen].sort()
}

const padded = (value: number): string => String(value).padStart(2, '0')
