import { cents } from '../money'
import type { Cart, Shipment } from '../schema/entities'

/** The `ship_select_type` of a day that the shopper names, which costs extra. */
// Assumption: specification §3 shows `week`; `day` is what `specific_day_upgrade` is paid for.
export const SELECT_DAY = 'day'

/** The `ship_select_type` of a week in which any day will do. Source: specification §3. */
export const SELECT_WEEK = 'week'

/** The `ship_select_type` without either. */
export const SELECT_STANDARD = 'standard'

/**
 * What overnight costs a shipment, in US cents; null where it is not offered. What is bound to a
 * group of the calendar pays the group's price unless the server names its own. Source: specification §3.
 */
export function overnightCents(cart: Cart | null, shipment: Shipment): number | null {
  const own = shipment.overnight_upgrade_cost
  if (own != null) return cents(own)
  if (!shipment.overnight_upgrade) return null
  const ofGroup = shipment.ship_calendar_group_data ? cart?.group_overnight_upgrade_cost : null
  return ofGroup == null ? null : cents(ofGroup)
}

/** What a day that the shopper names costs, in US cents; null where that is not offered. */
export function specificDayCents(cart: Cart | null): number | null {
  return cart?.specific_day_upgrade == null ? null : cents(cart.specific_day_upgrade)
}
