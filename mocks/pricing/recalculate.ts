import { chicago } from '../calendar/chicago'
import { calendarGroups, shipmentGroup } from '../calendar/groups'
import type { ShippingDays } from '../calendar/shipDates'
import { settleParents } from '../cart/addOns'
import { settleDates } from '../cart/dates'
import { dropFreeGifts, freeGiftIds, moveFreeGifts } from '../cart/freeGifts'
import type { CartRecord } from '../db'
import type { GiftCardRecord, PromoRecord } from '../promos'
import { toDollars } from './cents'
import { promoRefusal } from './promo'
import { overnightCents } from './shipping'
import { writeTotals } from './totals'

/** The inputs of a cart's calculation. */
export interface Rates extends ShippingDays {
  /** The cart's promo code, or null. */
  promo: PromoRecord | null
  /** The cart's gift cards, in order of application. */
  cards: readonly GiftCardRecord[]
  isCustomer: boolean
  /** Whether to omit the tax because it is calculated on demand. */
  isTaxOnDemand: boolean
}

/**
 * Brings a cart up to date in place, as a server does after every change: removes empty shipments, whose free gifts
 * move to the first one, assigns add-ons to parents, moves dates that have passed, drops a code that no longer
 * applies along with its gift, and recalculates the totals.
 */
export function recalculate(cart: CartRecord, rates: Rates): CartRecord {
  const known = freeGiftIds(cart)
  const promo = settlePromo(cart, rates)
  dropFreeGifts(cart, promo)
  moveFreeGifts(cart, known)
  cart.recipients = cart.recipients.filter(({ items }) =>
    items.some(({ clin_id }) => !known.has(clin_id)),
  )

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
