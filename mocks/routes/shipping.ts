import type { InputOf } from '../../src/api/row'
import type { postShipping } from '../../src/api/shipment'
import { NO_DATE_SHIP_ID } from '../../src/domain/constants'
import type { Shipment } from '../../src/domain/schema/entities'
import { addDays, chicago } from '../calendar/chicago'
import { shipmentGroup } from '../calendar/groups'
import { closedReason, deliveryDay, type ShippingDays } from '../calendar/shipDates'
import { firstShipping } from '../cart/dates'
import { COOLER_SHIP_ID, isEGift, isPerishable, transitDays } from '../cart/kinds'
import type { ShipmentRecord } from '../cart/lines'
import { overnightCents } from '../pricing/shipping'
import { Refusal } from './call'

type Choice = Pick<InputOf<typeof postShipping>['body'], 'new_ship_date_data' | 'ship_select_type'>

const LONGEST_TRANSIT = 14

/**
 * Sets a shipment's method, date and upgrade in place. Refused if one of them is not available; omitted values
 * stay.
 */
export function chooseShipping(
  shipment: ShipmentRecord,
  { new_ship_date_data: chosen, ship_select_type }: Choice,
  days: ShippingDays,
): void {
  if (isEGift(shipment)) throw new Refusal(422, 'nothing_to_ship')
  const draft = structuredClone(shipment)
  draft.ship_calendar_group_data = shipmentGroup(draft.items, chicago(days.now).day)
  const shipping = draft.shipping ?? firstShipping(draft, days) ?? {}
  draft.shipping = shipping
  if (chosen.ship_id != null) {
    if (!isOffered(draft, chosen.ship_id)) throw new Refusal(422, 'method_not_offered')
    shipping.ship_id = chosen.ship_id
  }
  if (chosen.overnight_upgrade != null) {
    const wantsOvernight = Boolean(chosen.overnight_upgrade)
    if (wantsOvernight && overnightCents(draft) === null) {
      throw new Refusal(422, 'overnight_not_offered')
    }
    draft.overnight_upgrade = wantsOvernight
  }
  if (ship_select_type) shipping.ship_select_type = ship_select_type

  const day = shipDayOf(draft, chosen.ship_date, chosen.delivery_date)
  if (shipping.ship_id === NO_DATE_SHIP_ID) shipping.ship_date = null
  else if (day) {
    const reason = closedReason(day, days, draft.ship_calendar_group_data ?? null)
    if (reason) throw new Refusal(409, 'date_unavailable', { reason, crec_id: shipment.crec_id })
    shipping.ship_date = day
    shipping.ORIGINAL_ship_date = null
  }
  Object.assign(shipment, draft)
}

/** Perishables ship in a cooler; others by a method that all their lines allow. */
function isOffered(shipment: Shipment, shipId: number): boolean {
  if (isPerishable(shipment)) return shipId === COOLER_SHIP_ID
  const lists = shipment.items.flatMap((line) => line.nonperishable_ship_methods ?? [])
  const offering = shipment.items.filter((line) => (line.nonperishable_ship_methods ?? []).length)
  return lists.filter(({ ship_id }) => ship_id === shipId).length === offering.length
}

/** The ship date: the given one, else the last one that still arrives on the given delivery day. */
function shipDayOf(
  shipment: Shipment,
  shipDate: string | null | undefined,
  deliveryDate: string | null | undefined,
): string | null {
  if (shipDate) return shipDate.slice(0, 10)
  const transit = transitDays(shipment)
  if (!deliveryDate || transit === null) return null
  const wanted = deliveryDate.slice(0, 10)
  for (let back = 1; back <= LONGEST_TRANSIT; back += 1) {
    const day = addDays(wanted, -back)
    if (deliveryDay(day, transit) === wanted) return day
  }
  throw new Refusal(409, 'date_unavailable', { reason: 'weekend', crec_id: shipment.crec_id })
}
