import { calendarDay, mondayOf } from '../../domain/calendar'
import { NO_DATE_SHIP_ID } from '../../domain/constants'
import type { Format } from '../../domain/format'
import type { Shipment } from '../../domain/schema/entities'
import { isEGift } from '../../domain/shipment/shipments'
import { fill } from '../../texts/catalogue'
import type { shipmentTexts } from '../../texts/shipment'

/** The arrival date of a shipment as text; a week is named by its Monday. */
export function arrivalText(
  shipment: Shipment,
  texts: typeof shipmentTexts.texts,
  format: Format,
): string {
  const { shipping, email, announce_it_email } = shipment
  if (isEGift(shipment)) {
    const to = announce_it_email || email
    return to ? fill(texts.arrivesByEmail, { email: to }) : texts.arrivesByEmailLater
  }
  if (shipping?.ship_id === NO_DATE_SHIP_ID) return texts.noDateMethod
  const day = calendarDay(shipping?.delivery_date)
  if (!day) return texts.noDate
  if (shipping?.ship_select_type !== 'week') return fill(texts.arrives, { day: format.day(day) })
  return fill(texts.arrivesWeek, { day: format.day(mondayOf(day)) })
}
