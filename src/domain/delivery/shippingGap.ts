import { calculated } from '../cart/calculated'
import { freeShippingGapCents } from '../cart/totals'
import { cents } from '../money'
import type { Cart, Shipment } from '../schema/entities'
import { isPerishable } from '../shipment/shipments'
import { chosenMethod } from './shipMethods'
import { overnightCents, SELECT_DAY, specificDayCents } from './upgrades'

/**
 * Whether a shipment ships free, apart from upgrades: the server charges for nothing else, as with a promo code, or, if
 * it has not said what it charges, the shipment reaches the threshold.
 */
export function shipsFree(cart: Cart | null, shipment: Shipment): boolean {
  const charged = calculated(cart, 'shipping', shipment)
  if (charged === null) return freeShippingGapCents(shipment) === 0
  return charged <= upgradeCents(cart, shipment)
}

/** US cents that a shipment in the cart needs for free shipping; 0 if it ships free anyway. */
export const shippingGapCents = (cart: Cart | null, shipment: Shipment): number =>
  shipsFree(cart, shipment) ? 0 : freeShippingGapCents(shipment)

/** The charge for a shipment's upgrades, in US cents. */
function upgradeCents(cart: Cart | null, shipment: Shipment): number {
  const overnight = shipment.overnight_upgrade ? overnightCents(cart, shipment) : null
  const day = shipment.shipping?.ship_select_type === SELECT_DAY ? specificDayCents(cart) : null
  const method = isPerishable(shipment) ? null : chosenMethod(shipment)?.cost
  return (overnight ?? 0) + (day ?? 0) + cents(method)
}
