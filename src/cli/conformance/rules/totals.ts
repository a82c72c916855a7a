import { cartTotals } from '../../../domain/cart/totals'
import { cents, lineCents, subtotalCents } from '../../../domain/money'
import type { Cart } from '../../../domain/schema/entities'
import { type Check, choice, rule } from '../check'
import { UNKNOWN_ID } from '../unknown'

export const totalsChecks: readonly Check[] = [
  choice('totals.sum', '§3', {
    proves: 'cart_net_total is discounted merchandise plus shipping and tax',
    remedy:
      'Add "before_shipping_subtotal", the parts of "shipping_breakdown", and "tax" in whole cents.',
    async run(context) {
      const cart = await context.filledCart()
      const { total, merchandise, promoDiscount, shipping, tax } = cartTotals(cart)
      const goods = merchandise - promoDiscount
      const due = goods + shipping.standard + shipping.upgrade - shipping.discount + (tax ?? 0)
      context.must(
        total === due,
        `"cart_net_total" of ${due} cents: merchandise ${goods}, shipping ${due - goods - (tax ?? 0)}, tax ${tax ?? 0}`,
        `${total} cents`,
      )
    },
  }),
  choice('totals.merchandise', '§3', {
    proves: 'before_shipping_subtotal is price times qty of all lines, minus the promo discount',
    remedy: 'Add up the lines in whole cents, and subtract "discount_amount" once.',
    async run(context) {
      const cart = await context.filledCart()
      const { merchandise, promoDiscount } = cartTotals(cart)
      const due = merchandiseOf(cart)
      context.must(
        merchandise === due,
        `${due - promoDiscount} cents`,
        `${merchandise - promoDiscount} cents`,
      )
    },
  }),
  choice('totals.lines', '§3', {
    proves: "a line's display_subtotal is its price times its qty",
    remedy: 'Recalculate "display_totals" whenever the line changes.',
    async run(context) {
      const { line } = await context.place('item', 0, 2)
      const shown = line.display_totals?.display_subtotal
      if (shown == null) context.skip('Lines have no "display_subtotal".')
      context.must(
        cents(shown) === lineCents(line),
        `${lineCents(line)} cents on line ${line.clin_id}`,
        `${cents(shown)} cents`,
      )
    },
  }),
  rule('tax.cart-not-found', '§8', {
    proves: 'a tax request for a missing cart returns cart_not_found',
    remedy:
      'Return "error": "cart_not_found" with any status; the client then raises cart-not-found.',
    writes: false,
    async run(context) {
      const exchange = await context.ask('getTax', { params: { cartId: UNKNOWN_ID } })
      context.must(exchange.text.includes('cart_not_found'), '"cart_not_found"')
      const { error, code } = (exchange.body ?? {}) as { error?: unknown; code?: unknown }
      context.should([error, code].includes('cart_not_found'), '"error": "cart_not_found"')
    },
  }),
]

const merchandiseOf = (cart: Cart) =>
  cart.recipients.reduce((sum, { items }) => sum + subtotalCents(items), 0)
