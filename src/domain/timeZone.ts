import { formatInTimeZone } from 'date-fns-tz'

/**
 * How far a time zone is ahead of UTC at an instant, in milliseconds; negative west of Greenwich.
 * Throws a `RangeError` for an invalid date and for a zone that `Intl` does not know.
 *
 * Not by `getTimezoneOffset`, nor by `fromZonedTime`: both are off by an hour at some instants near
 * a change of the clock, in the zone that is asked for or in the device's own.
 */
export function utcOffset(instant: Date, zone: string): number {
  const offset = formatInTimeZone(instant, zone, 'xxx')
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
}
