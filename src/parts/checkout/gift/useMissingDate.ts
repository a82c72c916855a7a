import { useEffect, useRef } from 'react'
import type { CalendarDay } from '../../../domain/calendar'
import type { Shipment } from '../../../domain/schema/entities'
import { missingOf } from '../../../domain/shipment/completeness'
import { type UseDeliveryDatesResult, useDeliveryDates } from '../../../hooks'
import type { GiftOutcome } from './useGiftAddress'

/** The first day that costs nothing on top; where each costs something, the first. */
const earliestOf = (days: UseDeliveryDatesResult['nextTen']) =>
  days.find(({ isOvernight }) => !isOvernight) ?? days[0]

export interface MissingDate {
  /** The day that is taken where none was chosen; null where one was, or none is open. */
  earliest: CalendarDay | null
  /** Takes it; `no-dates` where none is open. */
  save(): Promise<GiftOutcome>
}

/**
 * The earliest day stands for a gift that has none, until it is saved with the rest. A day that was chosen is
 * never touched.
 */
export function useMissingDate(shipment: Shipment): MissingDate {
  const dates = useDeliveryDates(shipment.crec_id)
  // The days may be others once the address is saved: those that are known then count.
  const latest = useRef(dates)
  useEffect(() => {
    latest.current = dates
  })
  const isMissing = missingOf(shipment).includes('date')

  return {
    earliest: isMissing ? (earliestOf(dates.nextTen)?.day ?? null) : null,
    async save() {
      const { shipment: now, kind, methods, nextTen, choose, chooseMethod } = latest.current
      if (!now || !missingOf(now).includes('date')) return { status: 'kept' }
      const [method] = methods
      if (kind === 'parcel' && method) return chooseMethod(method.shipId)
      const day = earliestOf(nextTen)
      if (!day) return { status: 'failed', reason: 'refused', kind: 'no-dates' }
      const outcome = await choose(day)
      return outcome.reason === 'refused' ? { ...outcome, kind: 'date-taken' } : outcome
    },
  }
}
