import type { AnswerOf } from '../../src/api/row'
import type { getGuaranteeDates } from '../../src/api/shipment'
import type { Shipment } from '../../src/domain/schema/entities'
import { addDays, chicago } from '../calendar/chicago'
import { holidayOn, isBusinessDay } from '../calendar/holidays'
import { closedReason, DAYS_AHEAD, deliveryDay, type ShippingDays } from '../calendar/shipDates'
import { isEGift, transitDays } from '../cart/kinds'
import { toDollars } from '../pricing/cents'
import { overnightCents } from '../pricing/shipping'

type DateOption = AnswerOf<typeof getGuaranteeDates>['shipments'][number]['dates'][number]

const STANDARD_TRANSIT = 4

/**
 * Each of the next 30 days that a shipment may leave on, with the day it arrives; or why it may not,
 * with the day it would arrive where something leaves on it at all. `overnight_upgrade` says that
 * `overnight_delivery_date` is to be had for `upgrade_cost`.
 */
export function dateOptions(shipment: Shipment, days: ShippingDays): DateOption[] {
  if (isEGift(shipment)) return []
  const today = chicago(days.now).day
  const overnight = overnightCents(shipment)
  const transit = transitDays({ ...shipment, overnight_upgrade: false }) ?? STANDARD_TRANSIT
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => {
    const ship_date = addDays(today, ahead)
    const reason = closedReason(ship_date, days, shipment.ship_calendar_group_data ?? null)
    const isOpen = reason === null
    const hasOvernight = isOpen && overnight !== null
    return {
      ship_date,
      delivery_date: isBusinessDay(ship_date) ? deliveryDay(ship_date, transit) : null,
      is_available: isOpen,
      reason,
      label: holidayOn(ship_date),
      overnight_upgrade: hasOvernight,
      upgrade_cost: hasOvernight ? toDollars(overnight) : null,
      overnight_delivery_date: hasOvernight ? deliveryDay(ship_date, 1) : null,
    }
  })
}
