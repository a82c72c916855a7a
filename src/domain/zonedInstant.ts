import { fromZonedTime } from 'date-fns-tz'
import { type CalendarDay, utc } from './calendar'
import { TIME_ZONE } from './constants'

/**
 * The instant of a time in Chicago that a shop has written, in any year. Apart from `chicagoInstant`,
 * which what changes a cart needs: this library does not load on a page whose Intl knows no zones.
 */
export function zonedInstant(day: CalendarDay, hour = 0, minute = 0): Date {
  const wall = utc(day)
  wall.setUTCHours(hour, minute)
  return Number.isNaN(wall.getTime())
    ? wall
    : fromZonedTime(wall.toISOString().slice(0, -1), TIME_ZONE)
}
