import { cents, dollars } from '../money'
import type { Cart } from '../schema/entities'

/** The cart with a tax calculated for it, in US cents; an existing tax stays. */
// Assumption: the net total of a cart without a tax lacks it.
export function withTax(cart: Cart, taxCents: number): Cart {
  if (cart.tax != null) return cart
  const taxed = { ...cart, tax: dollars(taxCents) }
  const summary = cart.summary_section_totals
  if (summary?.cart_net_total == null) return taxed
  const cart_net_total = dollars(cents(summary.cart_net_total) + taxCents)
  return { ...taxed, summary_section_totals: { ...summary, cart_net_total } }
}
