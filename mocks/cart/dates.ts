import { NO_DATE_SHIP_ID } from '../../src/domain/constants'
import type { Shipment } from '../../src/domain/schema/entities'
import { chicago } from '../calendar/chicago'
import { CLUB_GROUP } from '../calendar/groups'
import { closedReason, deliveryDay, nextShipDay, type ShippingDays } from '../calendar/shipDates'
import type { Mutable } from '../mutable'
import { COOLER_SHIP_ID, GROUND_SHIP_ID, isEGift, isPerishable, transitDays } from './kinds'

type Draft = Mutable<Shipment>

/** The initial shipping of a shipment: its standard method, on the next available ship date. */
export function firstShipping(shipment: Draft, days: ShippingDays): Draft['shipping'] {
  if (isEGift(shipment)) return null
  const ship_id = isPerishable(shipment) ? COOLER_SHIP_ID : GROUND_SHIP_ID
  return {
    ship_id,
    ship_date: nextShipDay(chicago(days.now).day, days, shipment.ship_calendar_group_data),
    delivery_date: null,
    ship_select_type: 'standard',
    pickup_time_central: '13:00',
    ORIGINAL_ship_date: null,
  }
}

/**
 * Corrects the dates of a shipment: a day that has passed or is no longer available becomes the next one, and
 * the old one is kept as `ORIGINAL_ship_date`. A shipment without a date stays without one.
 */
export function settleDates(shipment: Draft, days: ShippingDays): void {
  const shipping = shipment.shipping
  if (!shipping) return
  if (shipping.ship_id === NO_DATE_SHIP_ID) shipping.ship_date = null
  const day = shipping.ship_date?.slice(0, 10)
  if (!day) {
    shipping.delivery_date = null
    shipment.delivery_guarantee_data = null
    return
  }
  const group = shipment.ship_calendar_group_data ?? null
  const reason = closedReason(day, days, group)
  if (reason !== null) {
    const today = chicago(days.now).day
    const isPast = day < today
    const next = nextShipDay(isPast ? today : day, days, group)
    shipping.ship_date = next ?? nextShipDay(today, days, group)
    // A club's date follows the month that the shopper chose, so it does not count as moved.
    const isFollowing = reason === 'outside-group' && group?.group_id === CLUB_GROUP
    if (!isFollowing) shipping.ORIGINAL_ship_date = shipping.ORIGINAL_ship_date ?? day
  }
  settleDelivery(shipment)
}

/** Sets a shipment's delivery date and, for perishables, its guarantee. */
function settleDelivery(shipment: Draft): void {
  const shipping = shipment.shipping
  const transit = transitDays(shipment)
  if (!shipping?.ship_date || transit === null) return
  const arrives = deliveryDay(shipping.ship_date.slice(0, 10), transit)
  shipping.delivery_date = arrives
  shipment.delivery_guarantee_data = isPerishable(shipment)
    ? { guaranteed_date: arrives, text: 'Arrives by this day, or its shipping is free.' }
    : null
}
