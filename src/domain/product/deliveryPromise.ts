import { type CalendarDay, calendarDay, compareDays } from '../calendar'
import { todayInChicago } from '../chicago'
import { saleEnd } from '../offer/countdown'
import type { PdpData } from './pdpData'

/** The earliest delivery day, and its order deadline. */
export interface DeliveryPromise {
  readonly orderBy: Date
  readonly arrives: CalendarDay
  /** Whether the deadline is today, in Chicago. */
  readonly isToday: boolean
}

/**
 * The first promise that can still be kept; null if there is none. If the server says that today's cutoff has
 * passed, a promise for today ends early; nothing extends it.
 */
export function deliveryPromise(
  promises: PdpData['delivery'],
  now: Date,
  isCutoffPassed = false,
): DeliveryPromise | null {
  for (const promise of promises ?? []) {
    const [orderBy, arrives] = [saleEnd(promise?.order_by ?? ''), calendarDay(promise?.arrives)]
    if (!orderBy || !arrives || orderBy <= now) continue
    const isToday = compareDays(todayInChicago(orderBy), todayInChicago(now)) === 0
    if (!(isToday && isCutoffPassed)) return { orderBy, arrives, isToday }
  }
  return null
}
