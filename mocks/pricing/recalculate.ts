import { chicago } from '../calendar/chicago'
import { calendarGroups, shipmentGroup } from '../calendar/groups'
import type { ShippingDays } from '../calendar/shipDates'
import { settleParents } from '../cart/addOns'
import { settleDates } from '../cart/dates'
import { dropFreeGifts, freeGiftIds } from '../cart/freeGifts'
import type { CartRecord } from '../db'
import type { GiftCardRecord, PromoRecord } from '../promos'
import { toDollars } from './cents'
import { promoRefusal } from './promo'
import { overnightCents } from './shipping'
import { writeTotals } from './totals'

/** What a cart is calculated with. */
export interface Rates extends ShippingDays {
  /** The promo code on the cart, or null. */
  promo: PromoRecord | null
  /** The gift cards on the cart, in the order they were given. */
  cards: readonly GiftCardRecord[]
  isCustomer: boolean
  /** Whether the tax is left out, as it is calculated when somebody asks. */
  isTaxOnDemand: boolean
}

/**
 * Puts a cart right, in place, as a server does after every change: shipments that hold nothing go,
 * add-ons find their parents, dates that are over move, a code that no longer applies is dropped
 * with its gift, and everything is added up again.
 */
export function recalculate(cart: CartRecord, rates: Rates): CartRecord {
  const known = freeGiftIds(cart)
  const promo = settlePromo(cart, rates)
  const paidFor = ({ items }: CartRecord['recipients'][number]) =>
    items.some(({ clin_id }) => !known.has(clin_id))
  dropFreeGifts(cart, promo)
  cart.recipients = cart.recipients.filter(paidFor)

  const today = chicago(rates.now).day
  cart.ship_calendar_groups = calendarGroups(today)
  for (const shipment of cart.recipients) {
    shipment.ship_calendar_group_data = shipmentGroup(shipment.items, today)
    const overnight = overnightCents(shipment)
    shipment.overnight_upgrade = Boolean(shipment.overnight_upgrade) && overnight !== null
    shipment.overnight_upgrade_cost = overnight === null ? null : toDollars(overnight)
    settleParents(shipment)
    settleDates(shipment, rates)
  }
  return writeTotals(cart, { ...rates, promo, known })
}

function settlePromo(cart: CartRecord, { promo, now, isCustomer }: Rates): PromoRecord | null {
  const applies = promo !== null && promoRefusal(promo, cart, { now, isCustomer }) === null
  cart.discount_code = applies ? promo.code : ''
  return applies ? promo : null
}
