import { useEffect, useState } from 'react'
import { loadTimeZones } from '../domain/chicago'
import { saleEnd, saleEndsSoon, saleRemaining } from '../domain/offer/countdown'
import { type MomentWords, saleEndWords } from '../domain/offer/saleEndWords'
import { useFormat } from './useFormat'
import { useMinute } from './useMinute'

export interface UseSaleCountdownResult {
  /** `2d 5h left` or `5h left`; null once it is over, or if the end is 7 or more days away. */
  remaining: string | null
  /** Day and time of the end in Chicago, for the countdown's accessible name; null without an end. */
  endsOn: MomentWords | null
  /** True in the last hour, when `remaining` says `0h left`. */
  isEndingSoon: boolean
  /** True once the end has passed. */
  isOver: boolean
}

/**
 * Countdown to the end of a sale, by the store's clock; updates every minute. The end is a `Date`, or
 * text with a time zone, or a day or time in Chicago. A server renders no countdown, because its page
 * can be read much later.
 *
 * @example
 * const { remaining, endsOn } = useSaleCountdown('2026-11-26T23:59')
 * return remaining && <b aria-label={`Ends ${endsOn?.day} at ${endsOn?.time} Central`}>{remaining}</b>
 */
export function useSaleCountdown(end: Date | string | null | undefined): UseSaleCountdownResult {
  const minute = useMinute()
  const format = useFormat()
  const hasEnd = Boolean(end)
  const [, setZonesKnown] = useState(false)
  useEffect(() => {
    // Until time zones are loaded, or if they cannot be, the US daylight saving rules of 2007 apply.
    if (hasEnd) void loadTimeZones().then(() => setZonesKnown(true))
  }, [hasEnd])

  const endsAt = saleEnd(end ?? '')
  if (!endsAt) return { remaining: null, endsOn: null, isEndingSoon: false, isOver: false }
  const endsOn = saleEndWords(endsAt, format)
  if (minute === null) return { remaining: null, endsOn, isEndingSoon: false, isOver: false }
  const now = new Date(minute)
  return {
    remaining: saleRemaining(endsAt, now),
    endsOn,
    isEndingSoon: saleEndsSoon(endsAt, now),
    isOver: endsAt <= now,
  }
}
