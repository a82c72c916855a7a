import { type CalendarDay, calendarDay, compareDays } from '../calendar'
import { todayInChicago } from '../chicago'
import { saleEnd } from '../offer/countdown'
import type { PdpData } from './pdpData'

/** The soonest day of delivery, and until when to order for it. */
export interface DeliveryPromise {
  readonly orderBy: Date
  readonly arrives: CalendarDay
  /** Whether the time to order ends today, in Chicago. */
  readonly isToday: boolean
}

/**
 * The first promise that can still be kept; null where there is none. The server's word that today's cut-off has
 * passed ends one of today early; nothing makes it later.
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
