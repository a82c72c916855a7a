import { CART_TYPE_EGIFT, FREE_SHIPPING_THRESHOLD_CENTS } from '../constants'
import { cents, subtotalCents } from '../money'
import type { Cart, LineItem, Shipment } from '../schema/entities'

/** A gift card on the cart. */
export interface AppliedGiftCard {
  readonly certificate: string
  /** The amount that it pays of this cart, in US cents. */
  readonly appliedCents: number
  /** The remaining balance, in US cents. */
  readonly balanceCents: number
}

/**
 * The cart's totals, each in US cents, which add up as displayed:
 *
 * `merchandise − promoDiscount + shipping.standard + shipping.upgrade − shipping.discount + tax = total`,
 * and `total − giftCards = amountDue`. Discounts are positive amounts to subtract.
 */
export interface CartTotals {
  /** All lines at today's prices, before the promo code. */
  readonly merchandise: number
  /** The merchandise before price reductions; 0 if the server does not say. */
  readonly strikeSubtotal: number
  /** Savings from reduced prices: `strikeSubtotal − merchandise`. Not part of the sum. */
  readonly lineSavings: number
  /** The promo code's discount on merchandise. */
  readonly promoDiscount: number
  readonly shipping: {
    /** Delivery without upgrades, before the discount. */
    readonly standard: number
    /** Surcharge for faster delivery or a specific day. */
    readonly upgrade: number
    /** Shipping discount from free shipping and a promo code. */
    readonly discount: number
  }
  /** Null until it is calculated; until then, `total` does not include it. */
  readonly tax: number | null
  /** The amount paid by gift cards, never more than the total. */
  readonly giftCards: number
  /** The order total, before gift cards. */
  readonly total: number
  /** The amount left to pay, after gift cards. */
  readonly amountDue: number
  /** Total savings from reduced prices and the promo code. Not part of the sum. */
  readonly saved: number
  /** True if the server sent no total and it is calculated here. */
  readonly isEstimate: boolean
}

/** Whether gift cards cover everything, or the whole order is free, so that no other payment is needed. */
export const isNothingDue = ({ giftCards, amountDue, tax }: CartTotals): boolean =>
  amountDue === 0 && (giftCards > 0 || tax !== null)

/** US cents that a shipment needs for free shipping, for display only. Source: specification §9. */
// Assumption: per shipment, at least the threshold, and every line counts, add-ons too: the
// specification restricts only the add-on rule to main lines. An e-gift is not shipped.
export function freeShippingGapCents({ cart_type, items }: Shipment): number {
  const isPaid = items.some(({ price }) => cents(price) > 0)
  if ((isPaid && allShipFree(items)) || cart_type === CART_TYPE_EGIFT) return 0
  return Math.max(0, FREE_SHIPPING_THRESHOLD_CENTS - subtotalCents(items))
}

/** Whether every paid line ships free, also if there is none. */
export const allShipFree = (items: readonly LineItem[]): boolean =>
  items.every(({ price, ships_free }) => cents(price) <= 0 || ships_free)

/** The cart's gift cards, in the server's order. Source: specification §3. */
export function giftCards(cart: Cart): readonly AppliedGiftCard[] {
  const cards = cart.gift_card_json
  // The guard accepts a list as a map, but its indexes are not certificates.
  if (!cards || Array.isArray(cards)) return []
  return Object.entries(cards).map(([certificate, card]) => ({
    certificate,
    appliedCents: cents(card?.applied_amount),
    balanceCents: cents(card?.balance),
  }))
}

/** Whether any gift card is applied to the cart. */
export function hasGiftCards(cart: Cart): boolean {
  return giftCards(cart).length > 0
}

/** The amount that all gift cards pay of this cart, in US cents. */
export function giftCardsAppliedCents(cart: Cart): number {
  return giftCards(cart).reduce((sum, card) => sum + card.appliedCents, 0)
}

/** The cart's totals according to the server; see `CartTotals`. Source: specification §3. */
// Assumption: `before_shipping_subtotal` is the merchandise after the promo code's discount, and
// `cart_net_total` the order's total: that, shipping and tax, before gift cards.
export function cartTotals(cart: Cart): CartTotals {
  const summary = cart.summary_section_totals
  const { merchandise, promoDiscount } = merchandiseOf(cart)
  const shipping = shippingTotals(cart)
  const tax = cart.tax == null ? null : cents(cart.tax)
  const isEstimate = summary?.cart_net_total == null
  const delivery = shipping.standard + shipping.upgrade - shipping.discount
  const sum = merchandise - promoDiscount + delivery + (tax ?? 0)
  const total = isEstimate ? sum : cents(summary?.cart_net_total)
  const paidByCards = Math.min(giftCardsAppliedCents(cart), Math.max(0, total))
  return {
    merchandise,
    strikeSubtotal: cents(summary?.strike_subtotal),
    lineSavings: Math.abs(cents(summary?.line_savings)),
    promoDiscount,
    shipping,
    tax,
    giftCards: paidByCards,
    total,
    amountDue: Math.max(0, total) - paidByCards,
    saved: Math.abs(cents(summary?.saved_over_total)),
    isEstimate,
  }
}

function merchandiseOf(cart: Cart): Pick<CartTotals, 'merchandise' | 'promoDiscount'> {
  const { before_shipping_subtotal: net, promo_discounts: promo } =
    cart.summary_section_totals ?? {}
  const discount = Math.abs(cents(promo?.discount_amount ?? promo?.amount))
  if (net != null) return { merchandise: cents(net) + discount, promoDiscount: discount }
  const merchandise = cart.recipients.reduce((sum, { items }) => sum + subtotalCents(items), 0)
  return { merchandise, promoDiscount: Math.min(discount, Math.max(0, merchandise)) }
}

// Assumption: a discount is taken off whether the server writes it with a minus or without.
function shippingTotals({ shipping_breakdown }: Cart): CartTotals['shipping'] {
  return {
    standard: cents(shipping_breakdown?.['Standard Shipping']),
    upgrade: cents(shipping_breakdown?.['Shipping Upgrade']),
    discount: Math.abs(cents(shipping_breakdown?.['Shipping Discount'])),
  }
}
