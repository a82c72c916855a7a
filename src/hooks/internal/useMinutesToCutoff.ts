import { useEffect } from 'react'
import { isoDay } from '../../domain/calendar'
import { todayInChicago } from '../../domain/chicago'
import type { DeliveryDay } from '../../domain/delivery/deliveryDays'
import { minutesLeft } from '../../domain/delivery/minutesLeft'
import { useMinute } from '../useMinute'

interface Cutoff {
  /** Today in Chicago, as `YYYY-MM-DD`; null until the days are loaded. */
  today: string | null
  /** Timestamp in milliseconds; null if there is no cutoff, or the server says that it has passed. */
  cutoffAt: number | null
}

/**
 * Whole minutes left to choose a day that ships today, or null; reloads the days when they run out, and at
 * midnight in Chicago.
 */
export function useMinutesToCutoff(
  { today, cutoffAt }: Cutoff,
  days: readonly DeliveryDay[],
  load: () => Promise<unknown>,
): number | null {
  const isLeaving = days.some(({ option }) => option?.ship_date?.slice(0, 10) === today)
  const minute = useMinute()
  const minutes = minutesLeft(isLeaving ? cutoffAt : null, minute)
  const isAhead = minutes !== null
  const isOld =
    minute !== null && today !== null && today !== isoDay(todayInChicago(new Date(minute)))
  // Each minute until they are those of today: a device that wakes up can be without a connection at first.
  const attempt = isOld && minute
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock decides when days are stale
  useEffect(() => void load(), [load, isAhead, attempt])
  return minutes
}
