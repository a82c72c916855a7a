import { catalogue } from '../mocks/catalogue'
import { aCart, aLine, aShipment } from '../mocks/fixtures'
import type { Cart } from '../src/domain/schema/entities'

/** Default number of lines in a shipment. */
export const LINES_EACH = 4

const goods = catalogue.flatMap(({ item_id, sizes: [size] }) =>
  size?.price ? [{ item_id, sku_id: size.sku_id, price: size.price }] : [],
)

/**
 * A cart with a number of lines in shipments of `each`: real products and prices, one model for all pages.
 */
export function cartOf(lines: number, each: number = LINES_EACH): Cart {
  const all = Array.from({ length: lines }, (_, at) =>
    aLine({ qty: 1, ...goods[at % goods.length] }),
  )
  const recipients = Array.from({ length: Math.ceil(lines / each) }, (_, at) =>
    aShipment({ items: all.slice(at * each, (at + 1) * each) }),
  )
  return aCart({ recipients, tax: 0, cart_specials: null })
}

/** The cart with a different quantity on a line, and its totals adjusted. */
export function withUnits(cart: Cart, lineId: number, qty: number): Cart {
  const line = cart.recipients.flatMap(({ items }) => items).find((one) => one.clin_id === lineId)
  if (!line) return cart
  const more = (Number(line.price) * (qty - Number(line.qty))) as number
  const totals = cart.summary_section_totals
  const rounded = (sum: unknown) => Math.round((Number(sum ?? 0) + more) * 100) / 100
  return {
    ...cart,
    summary_section_totals: {
      ...totals,
      before_shipping_subtotal: rounded(totals?.before_shipping_subtotal),
      cart_net_total: rounded(totals?.cart_net_total),
    },
    recipients: cart.recipients.map((shipment) => ({
      ...shipment,
      items: shipment.items.map((one) => (one === line ? { ...one, qty } : one)),
    })),
  }
}
