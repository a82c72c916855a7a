import { useEffect, useState } from 'react'
import { loadTimeZones } from '../domain/chicago'
import { saleEnd, saleEndsSoon, saleRemaining } from '../domain/offer/countdown'
import { type MomentWords, saleEndWords } from '../domain/offer/saleEndWords'
import { useFormat } from './useFormat'
import { useMinute } from './useMinute'

export interface UseSaleCountdownResult {
  /** `2d 5h left` or `5h left`; null when it is over, or 7 or more days away. */
  remaining: string | null
  /** The day and the time of the end in Chicago, for the name of the countdown; null without an end. */
  endsOn: MomentWords | null
  /** True in the last hour, when `remaining` says `0h left`. */
  isEndingSoon: boolean
  /** True once the end has passed. */
  isOver: boolean
}

/**
 * How much is left of a sale, by the store's clock and in Chicago's time; it moves on with every
 * minute. The end is an instant, or text: with a zone, or a day or a time of the wall clock in
 * Chicago. A server renders no countdown, as nobody knows when its page is read.
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
    // The rule of 2007 serves until they are there, and where they do not come.
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
