import { cents } from '../money'
import type { Cart, Shipment } from '../schema/entities'

/** The `ship_select_type` of a specific day chosen by the shopper, which costs extra. */
// Assumption: specification §3 shows `week`; `day` is what `specific_day_upgrade` is paid for.
export const SELECT_DAY = 'day'

/** The `ship_select_type` of a week in which any day is fine. Source: specification §3. */
export const SELECT_WEEK = 'week'

/** The `ship_select_type` for neither. */
export const SELECT_STANDARD = 'standard'

/**
 * A shipment's overnight charge, in US cents; null if it is not offered. A shipment in a calendar group pays
 * the group's price unless it has its own. Source: specification §3.
 */
export function overnightCents(cart: Cart | null, shipment: Shipment): number | null {
  const own = shipment.overnight_upgrade_cost
  if (own != null) return cents(own)
  if (!shipment.overnight_upgrade) return null
  const ofGroup = shipment.ship_calendar_group_data ? cart?.group_overnight_upgrade_cost : null
  return ofGroup == null ? null : cents(ofGroup)
}

/** The charge for a specific day, in US cents; null if that is not offered. */
export function specificDayCents(cart: Cart | null): number | null {
  return cart?.specific_day_upgrade == null ? null : cents(cart.specific_day_upgrade)
}
