import { type CalendarDay, calendarDay, compareDays } from '../calendar'
import type { Cart, Shipment } from '../schema/entities'
import { isEGift } from '../shipment/shipments'

/** A gift whose arrival day changed. */
export interface DayChange {
  readonly shipment: Shipment
  readonly from: CalendarDay
  readonly to: CalendarDay
}

/** The gifts of a cart whose arrival day changed; ignores gifts without a day before or now. */
export function dayChanges(before: Cart, now: Cart): readonly DayChange[] {
  const days = new Map(before.recipients.map((shipment) => [shipment.crec_id, arrivalOf(shipment)]))
  return now.recipients.flatMap((shipment) => {
    const from = days.get(shipment.crec_id)
    const to = arrivalOf(shipment)
    return from && to && compareDays(from, to) !== 0 ? [{ shipment, from, to }] : []
  })
}

const arrivalOf = (shipment: Shipment) =>
  isEGift(shipment) ? null : calendarDay(shipment.shipping?.delivery_date)
