import { namedFreeGifts } from '../cart/freeGifts'
import type { CartRecord } from '../db'
import type { GiftCardRecord, PromoRecord } from '../promos'
import { sumCents, toCents, toDollars } from './cents'
import { payWithCards } from './giftCards'
import { promoByLine } from './promo'
import {
  GROUP_OVERNIGHT_CENTS,
  type ShippingCost,
  SPECIFIC_DAY_CENTS,
  shippingCost,
} from './shipping'
import { taxCents, taxRate } from './tax'

type ShipmentRecord = CartRecord['recipients'][number]

/** The costs of a shipment, in US cents. */
interface ShipmentCost {
  shipment: ShipmentRecord
  merchandise: number
  strike: number
  /** The promo code's discount on its lines, by `clin_id`. */
  lines: Map<number, number>
  discount: number
  shipping: ShippingCost
  rate: number
  tax: number
}

/**
 * Writes all amounts of a cart in place.
 *
 * `before_shipping_subtotal` is the merchandise after the promo code, `cart_net_total` the order total before
 * gift cards. 'Shipping Discount' is zero or negative, so that the three parts of `shipping_breakdown` add up
 * to the shipping charge; all other discounts are positive.
 */
export function writeTotals(
  cart: CartRecord,
  given: {
    promo: PromoRecord | null
    cards: readonly GiftCardRecord[]
    known: ReadonlySet<number>
    isTaxOnDemand: boolean
  },
): CartRecord {
  const byLine = promoByLine(given.promo, cart)
  for (const shipment of cart.recipients) shipment.items.forEach(writeLine)
  const costs = cart.recipients.map((shipment) => costOf(shipment, byLine, given.promo))
  const sum = (part: (cost: ShipmentCost) => number) =>
    costs.reduce((total, cost) => total + part(cost), 0)

  const merchandise = sum((cost) => cost.merchandise)
  const strike = sum((cost) => cost.strike)
  const discount = sum((cost) => cost.discount)
  const promoShipping = sum((cost) => cost.shipping.promoDiscount)
  const tax = given.isTaxOnDemand ? 0 : sum((cost) => cost.tax)
  const net = merchandise - discount + sum((cost) => charged(cost.shipping)) + tax

  cart.summary_section_totals = {
    cart_net_total: toDollars(net),
    strike_subtotal: toDollars(strike),
    line_savings: toDollars(strike - merchandise),
    saved_over_total: toDollars(strike - merchandise + discount + promoShipping),
    before_shipping_subtotal: toDollars(merchandise - discount),
    promo_discounts: {
      shipping_discount: toDollars(promoShipping),
      promo_code: given.promo?.code ?? '',
      discount_amount: toDollars(discount),
      amount: toDollars(discount + promoShipping),
    },
  }
  cart.shipping_breakdown = {
    'Standard Shipping': toDollars(sum((cost) => cost.shipping.standard)),
    'Shipping Upgrade': toDollars(sum((cost) => cost.shipping.upgrade)),
    'Shipping Discount': toDollars(
      -sum((cost) => cost.shipping.discount + cost.shipping.promoDiscount),
    ),
  }
  cart.tax = given.isTaxOnDemand ? null : toDollars(tax)
  cart.gift_card_json = Object.fromEntries(
    payWithCards(net, given.cards).map(({ certificate, applied, balance }) => [
      certificate,
      { applied_amount: toDollars(applied), balance: toDollars(balance) },
    ]),
  )
  const detail = recalcDetail(cart, costs, given.known)
  cart.recalc_detail = given.isTaxOnDemand ? { ...detail, tax: null } : detail
  cart.specific_day_upgrade = toDollars(SPECIFIC_DAY_CENTS)
  cart.group_overnight_upgrade_cost = toDollars(GROUP_OVERNIGHT_CENTS)
  return cart
}

const charged = (cost: ShippingCost) =>
  cost.standard + cost.upgrade - cost.discount - cost.promoDiscount

function writeLine(line: ShipmentRecord['items'][number]): void {
  const qty = Number(line.qty ?? 0)
  const strike = line.display_totals?.strike_price ?? null
  line.display_totals = {
    display_price: line.price,
    strike_price: strike,
    display_subtotal: toDollars(toCents(line.price) * qty),
    strike_subtotal: strike === null ? null : toDollars(toCents(strike) * qty),
  }
}

const strikeCents = ({ price, qty, display_totals }: ShipmentRecord['items'][number]) =>
  Math.max(toCents(price), toCents(display_totals?.strike_price)) * Number(qty ?? 0)

function costOf(
  shipment: ShipmentRecord,
  byLine: ReadonlyMap<number, number>,
  promo: PromoRecord | null,
): ShipmentCost {
  const lines = new Map(
    shipment.items.flatMap(({ clin_id }) => {
      const cents = byLine.get(clin_id)
      return cents ? [[clin_id, cents] as const] : []
    }),
  )
  const merchandise = sumCents(shipment.items)
  const discount = [...lines.values()].reduce((sum, cents) => sum + cents, 0)
  const rate = taxRate(shipment)
  return {
    shipment,
    merchandise,
    strike: shipment.items.reduce((sum, line) => sum + strikeCents(line), 0),
    lines,
    discount,
    shipping: shippingCost(shipment, promo?.kind === 'shipping'),
    rate,
    tax: taxCents(merchandise - discount, rate),
  }
}

/** The calculated amounts of each recipient, by `recipient_guid`. */
function recalcDetail(
  cart: CartRecord,
  costs: readonly ShipmentCost[],
  known: ReadonlySet<number>,
): CartRecord['recalc_detail'] {
  const each = <T>(value: (cost: ShipmentCost) => T) =>
    Object.fromEntries(costs.map((cost) => [cost.shipment.recipient_guid ?? '', value(cost)]))
  return {
    discount: each((cost) => toDollars(cost.discount)),
    discount_detail: each((cost) => ({
      lines: Object.fromEntries([...cost.lines].map(([id, cents]) => [id, toDollars(cents)])),
    })),
    free_gift_fixed: namedFreeGifts(cart, known),
    shipping: each((cost) => toDollars(charged(cost.shipping))),
    tax: each((cost) => toDollars(cost.tax)),
    tax_rate: each((cost) => cost.rate),
  }
}
