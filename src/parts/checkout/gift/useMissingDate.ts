import type { CalendarDay } from '../../../domain/calendar'
import { earliestDay } from '../../../domain/delivery/deliveryWeeks'
import type { Shipment } from '../../../domain/schema/entities'
import { missingOf } from '../../../domain/shipment/completeness'
import { useDeliveryDates } from '../../../hooks'
import type { GiftOutcome } from './useGiftAddress'

export interface MissingDate {
  /** The day used if none was chosen; null if one was chosen, or none is available. */
  earliest: CalendarDay | null
  /** Saves the earliest of the days known at that time. */
  save(): Promise<GiftOutcome>
}

/** Proposes the earliest day for a gift without one, until it is saved with the rest. */
export function useMissingDate(shipment: Shipment): MissingDate {
  const { availableDays, chooseEarliest } = useDeliveryDates(shipment.crec_id)
  const isMissing = missingOf(shipment).includes('date')
  return {
    earliest: isMissing ? (earliestDay(availableDays)?.day ?? null) : null,
    save: chooseEarliest,
  }
}
