import type { CalendarDay } from '../../../domain/calendar'
import { earliestDay } from '../../../domain/delivery/deliveryWeeks'
import type { Shipment } from '../../../domain/schema/entities'
import { missingOf } from '../../../domain/shipment/completeness'
import { useDeliveryDates } from '../../../hooks'
import type { GiftOutcome } from './useGiftAddress'

export interface MissingDate {
  /** The day that is taken where none was chosen; null where one was, or none is open. */
  earliest: CalendarDay | null
  /** Takes it, by the days that are known then. */
  save(): Promise<GiftOutcome>
}

/** The earliest day stands for a gift that has none, until it is saved with the rest. */
export function useMissingDate(shipment: Shipment): MissingDate {
  const { availableDays, chooseEarliest } = useDeliveryDates(shipment.crec_id)
  const isMissing = missingOf(shipment).includes('date')
  return {
    earliest: isMissing ? (earliestDay(availableDays)?.day ?? null) : null,
    save: chooseEarliest,
  }
}
