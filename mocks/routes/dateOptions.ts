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
 * The 30 ship dates from the first that the shipment's group allows, each with its delivery date; or why it is
 * not available, with the delivery date it would have if anything shipped that day. `overnight_upgrade` means
 * that `overnight_delivery_date` is available for `upgrade_cost`.
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
