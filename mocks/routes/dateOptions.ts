import type { AnswerOf } from '../../src/api/row'
import type { getGuaranteeDates } from '../../src/api/shipment'
import type { Shipment } from '../../src/domain/schema/entities'
import { addDays, chicago } from '../calendar/chicago'
import { DAYS_AHEAD, dayOption, deliveryDay, type ShippingDays } from '../calendar/shipDates'
import { isEGift, transitDays } from '../cart/kinds'
import { toDollars } from '../pricing/cents'
import { overnightCents } from '../pricing/shipping'

type DateOption = AnswerOf<typeof getGuaranteeDates>['shipments'][number]['dates'][number]

const STANDARD_TRANSIT = 4

/**
 * Each of 30 days that a shipment may leave on, from the first that its group allows, with the day it arrives; or why it may not,
 * with the day it would arrive where something leaves on it at all. `overnight_upgrade` says that
 * `overnight_delivery_date` is to be had for `upgrade_cost`.
 */
export function dateOptions(shipment: Shipment, days: ShippingDays): DateOption[] {
  if (isEGift(shipment)) return []
  const today = chicago(days.now).day
  const start = shipment.ship_calendar_group_data?.start_date
  const first = start && start > today ? start : today
  const overnight = overnightCents(shipment)
  const transit = transitDays({ ...shipment, overnight_upgrade: false }) ?? STANDARD_TRANSIT
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => {
    const ship_date = addDays(first, ahead)
    const option = dayOption(ship_date, transit, days, shipment.ship_calendar_group_data)
    const hasOvernight = option.is_available && overnight !== null
    return {
      ...option,
      overnight_upgrade: hasOvernight,
      upgrade_cost: hasOvernight ? toDollars(overnight) : null,
      overnight_delivery_date: hasOvernight ? deliveryDay(ship_date, 1) : null,
    }
  })
}
