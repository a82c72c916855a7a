import { useEffect, useRef } from 'react'
import type { CalendarDay } from '../../../domain/calendar'
import type { Shipment } from '../../../domain/schema/entities'
import { missingOf } from '../../../domain/shipment/completeness'
import { useDeliveryDates } from '../../../hooks'
import type { GiftOutcome } from './useGiftAddress'

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
    earliest: isMissing ? (dates.nextTen[0]?.day ?? null) : null,
    async save() {
      const { shipment: now, kind, methods, nextTen, choose, chooseMethod } = latest.current
      if (!now || !missingOf(now).includes('date')) return { status: 'kept' }
      const [method] = methods
      if (kind === 'parcel' && method) return chooseMethod(method.shipId)
      const [day] = nextTen
      return day ? choose(day) : { status: 'failed', reason: 'refused', kind: 'no-dates' }
    },
  }
}
