import {
  ALASKA_HAWAII_SHIPPING_CENTS,
  BASE_SHIPPING_CENTS,
  FREE_SHIPPING_THRESHOLD_CENTS,
} from '../../src/domain/constants'
import type { Shipment } from '../../src/domain/schema/entities'
import { isEGift, isPerishable } from '../cart/kinds'
import { sumCents, toCents } from './cents'

/** Surcharge for overnight instead of two days, in US cents. */
const OVERNIGHT_CENTS = 1495
/** Overnight surcharge for a shipment in a calendar group, in US cents. */
export const GROUP_OVERNIGHT_CENTS = 1995
/** Surcharge for a specific delivery day, in US cents. */
export const SPECIFIC_DAY_CENTS = 995

/** Cost of shipping, in US cents; both discounts are positive and subtracted. */
export interface ShippingCost {
  standard: number
  upgrade: number
  /** The shop's discount. */
  discount: number
  /** The promo code's discount. */
  promoDiscount: number
}

const FAR_AWAY = new Set(['AK', 'HI', 'ALASKA', 'HAWAII'])

/** Whether a shipment goes to Alaska or Hawaii. */
const isAlaskaOrHawaii = (shipment: Shipment) =>
  FAR_AWAY.has((shipment.state ?? '').trim().toUpperCase())

/** A shipment's overnight surcharge, in US cents; null if it is not offered. */
export function overnightCents(shipment: Shipment): number | null {
  if (!isPerishable(shipment) || isAlaskaOrHawaii(shipment)) return null
  return shipment.ship_calendar_group_data ? GROUP_OVERNIGHT_CENTS : OVERNIGHT_CENTS
}

/**
 * Calculates the shipping cost of a shipment.
 *
 * Standard shipping is 24.95, or 40.00 to Alaska and Hawaii; 0 if every line ships free or nothing is shipped.
 * The shop waives it from 59.95 of merchandise, wherever it goes; a shipping promo code waives it below that.
 * Upgrades are always charged.
 */
export function shippingCost(shipment: Shipment, isPromo: boolean): ShippingCost {
  const standard = standardCents(shipment)
  const isFree = sumCents(shipment.items) >= FREE_SHIPPING_THRESHOLD_CENTS
  return {
    standard,
    upgrade: isEGift(shipment) ? 0 : upgradeCents(shipment),
    discount: isFree ? standard : 0,
    promoDiscount: !isFree && isPromo ? standard : 0,
  }
}

function standardCents(shipment: Shipment): number {
  if (isEGift(shipment)) return 0
  const paid = shipment.items.filter((line) => toCents(line.price) > 0)
  if (paid.length > 0 && paid.every((line) => line.ships_free)) return 0
  return isAlaskaOrHawaii(shipment) ? ALASKA_HAWAII_SHIPPING_CENTS : BASE_SHIPPING_CENTS
}

function upgradeCents(shipment: Shipment): number {
  const overnight = shipment.overnight_upgrade ? (overnightCents(shipment) ?? 0) : 0
  const day = shipment.shipping?.ship_select_type === 'day' ? SPECIFIC_DAY_CENTS : 0
  if (isPerishable(shipment)) return overnight + day
  const methods = shipment.items.flatMap((line) => line.nonperishable_ship_methods ?? [])
  const method = methods.find(({ ship_id }) => ship_id === shipment.shipping?.ship_id)
  return toCents(method?.cost) + day
}
