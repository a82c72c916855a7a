import { type CalendarDay, calendarDay } from '../../domain/calendar'
import { ALASKA_HAWAII_SHIPPING_CENTS, NO_DATE_SHIP_ID } from '../../domain/constants'
import { isAlaskaOrHawaii } from '../../domain/delivery/isAlaskaOrHawaii'
import { offeredMethods } from '../../domain/delivery/shipMethods'
import { shipsFree } from '../../domain/delivery/shippingGap'
import {
  overnightCents,
  SELECT_DAY,
  SELECT_WEEK,
  specificDayCents,
} from '../../domain/delivery/upgrades'
import { cents } from '../../domain/money'
import type { Cart, Shipment } from '../../domain/schema/entities'
import { isEGift, isPerishable } from '../../domain/shipment/shipments'

/** A shipping method for non-perishable items. */
export interface DeliveryMethod {
  shipId: number
  name: string | null
  /** Surcharge on top of standard shipping, in US cents. */
  costCents: number
  isDefault: boolean
  isChosen: boolean
  /** False for method 24, which has no delivery date. */
  hasDate: boolean
}

/** Upgrades that cost extra, in US cents; null when not offered. */
export interface DeliveryUpgrades {
  /** Overnight instead of two-day shipping. */
  overnightCents: number | null
  /** Delivery on a day that the shopper picks. */
  specificDayCents: number | null
  /** Whether the overnight price comes from a calendar group. */
  isGroup: boolean
  isOvernight: boolean
  isSpecificDay: boolean
}

/** Delivery details taken from the shipment itself. */
export interface DeliveryFacts {
  kind: 'perishable' | 'parcel' | 'e-gift'
  chosen: CalendarDay | null
  isByWeek: boolean
  methods: readonly DeliveryMethod[]
  isMethodGone: boolean
  upgrades: DeliveryUpgrades
  alaskaHawaiiCents: number | null
  guarantee: { day: CalendarDay | null; text: string | null } | null
}

/** Reads how a shipment is delivered; returns defaults when the shipment no longer exists. */
export function deliveryFacts(cart: Cart | null, shipment: Shipment | null): DeliveryFacts {
  if (!shipment) return GONE
  const { shipping, delivery_guarantee_data: promise } = shipment
  const methods = methodsOf(shipment)
  return {
    kind: isEGift(shipment) ? 'e-gift' : isPerishable(shipment) ? 'perishable' : 'parcel',
    chosen: calendarDay(shipping?.delivery_date) ?? calendarDay(shipping?.ship_date),
    isByWeek: shipping?.ship_select_type === SELECT_WEEK,
    methods,
    isMethodGone:
      !isPerishable(shipment) && methods.length > 0 && !methods.some(({ isChosen }) => isChosen),
    upgrades: {
      overnightCents: overnightCents(cart, shipment),
      specificDayCents: specificDayCents(cart),
      isGroup: Boolean(shipment.ship_calendar_group_data),
      isOvernight: Boolean(shipment.overnight_upgrade),
      isSpecificDay: shipping?.ship_select_type === SELECT_DAY,
    },
    alaskaHawaiiCents:
      isAlaskaOrHawaii(shipment.state) && !shipsFree(cart, shipment)
        ? ALASKA_HAWAII_SHIPPING_CENTS
        : null,
    guarantee: promise
      ? { day: calendarDay(promise.guaranteed_date), text: promise.text ?? null }
      : null,
  }
}

const GONE: DeliveryFacts = {
  kind: 'parcel',
  chosen: null,
  isByWeek: false,
  methods: [],
  isMethodGone: false,
  upgrades: {
    overnightCents: null,
    specificDayCents: null,
    isGroup: false,
    isOvernight: false,
    isSpecificDay: false,
  },
  alaskaHawaiiCents: null,
  guarantee: null,
}

function methodsOf(shipment: Shipment): readonly DeliveryMethod[] {
  return offeredMethods(shipment).map(({ ship_id, name, cost, is_default }) => ({
    shipId: ship_id,
    name: name ?? null,
    costCents: cents(cost),
    isDefault: Boolean(is_default),
    isChosen: shipment.shipping?.ship_id === ship_id,
    hasDate: ship_id !== NO_DATE_SHIP_ID,
  }))
}
