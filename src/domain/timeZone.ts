import { formatInTimeZone } from 'date-fns-tz'

/**
 * A time zone's offset from UTC at an instant, in milliseconds; negative west of Greenwich. Throws a
 * `RangeError` for an invalid date or a zone that `Intl` does not know.
 *
 * Not with `getTimezoneOffset` or `fromZonedTime`: both are off by an hour at some instants near a clock
 * change, in the requested zone or the device's own.
 */
export function utcOffset(instant: Date, zone: string): number {
  const offset = formatInTimeZone(instant, zone, 'xxx')
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
}
