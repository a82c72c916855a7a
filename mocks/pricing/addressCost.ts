import type { ShipmentRecord } from '../cart/lines'
import type { CartRecord, ClaimedFields, OrderRecord } from '../db'
import { sumCents, toCents, toDollars } from './cents'
import { shippingCost } from './shipping'
import { taxCents, taxRate } from './tax'

/** The extra cost of sending a gift to a previously unknown address, in US cents. */
export interface AddressCost {
  shipping: number
  tax: number
}

/** The extra cost of an address, compared to the gift's calculation without one. */
export function addressCost(
  cart: CartRecord,
  shipment: ShipmentRecord,
  fields: ClaimedFields,
): AddressCost {
  const there = { ...shipment, ...fields }
  // Only a code for shipping discounts it, and without an address the gift already had its part.
  const isPromo = toCents(cart.summary_section_totals?.promo_discounts?.shipping_discount) > 0
  const [before = 0, after = 0] = [shipment, there].map((one) => {
    const { standard, upgrade, discount, promoDiscount } = shippingCost(one, isPromo)
    return standard + upgrade - discount - promoDiscount
  })
  const { discount, tax } = cart.recalc_detail ?? {}
  const guid = shipment.recipient_guid ?? ''
  const merchandise = sumCents(shipment.items) - toCents(discount?.[guid])
  return {
    shipping: after - before,
    tax: taxCents(merchandise, taxRate(there)) - toCents(tax?.[guid]),
  }
}

/** Adds an address's cost to an order in place, and to the amount paid. */
export function chargeFor(order: OrderRecord, { shipping, tax }: AddressCost): void {
  const { cart } = order
  const plus = (amount: Parameters<typeof toCents>[0], cents: number) =>
    toDollars(toCents(amount) + cents)
  const charges = { ...cart.shipping_breakdown }
  charges['Standard Shipping'] = plus(charges['Standard Shipping'], shipping)
  cart.shipping_breakdown = charges
  cart.tax = plus(cart.tax, tax)
  const totals = { ...cart.summary_section_totals }
  totals.cart_net_total = plus(totals.cart_net_total, shipping + tax)
  cart.summary_section_totals = totals
  order.paid_cents += shipping + tax
}
