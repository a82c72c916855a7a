import { cents, dollars } from '../money'
import type { Cart } from '../schema/entities'
import { cartTotals, giftCards } from './totals'

/** The cart with a tax calculated for it, in US cents, instead of any other. */
// Assumption: the net total of a cart includes its tax, and lacks a tax that it does not have.
export function withTax(cart: Cart, taxCents: number): Cart {
  if (cart.tax != null && cents(cart.tax) === taxCents) return cart
  const taxed = { ...cart, tax: dollars(taxCents) }
  const summary = cart.summary_section_totals
  if (summary?.cart_net_total == null) return paidByBalances(taxed)
  const cart_net_total = dollars(cents(summary.cart_net_total) + taxCents - cents(cart.tax))
  return paidByBalances({ ...taxed, summary_section_totals: { ...summary, cart_net_total } })
}

/** What is still due is taken from the balances left on the gift cards. */
// Assumption: the server does so when it places the order.
function paidByBalances(cart: Cart): Cart {
  const cards = giftCards(cart)
  let due = cartTotals(cart).amountDue
  if (due === 0 || cards.every(({ balanceCents }) => balanceCents === 0)) return cart
  const gift_card_json = Object.fromEntries(
    cards.map(({ certificate, appliedCents, balanceCents }) => {
      const more = Math.min(due, Math.max(0, balanceCents))
      due -= more
      const applied_amount = dollars(appliedCents + more)
      return [certificate, { applied_amount, balance: dollars(balanceCents - more) }]
    }),
  )
  return { ...cart, gift_card_json }
}
