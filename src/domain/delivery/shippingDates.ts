import { type CalendarDay, calendarDay, compareDays, isBefore } from '../calendar'
import { NO_DATE_SHIP_ID } from '../constants'
import type { DeepReadonly, Money, Shipment } from '../schema/entities'
import { isEGift, isPerishable } from '../shipment/shipments'
import { defaultMethod, offeredMethods } from './shipMethods'

/** A possible ship date, as the server spells it; or why it is not available. */
export type ShipDateOption = DeepReadonly<{
  ship_date?: string | null
  delivery_date?: string | null
  is_available?: boolean | 0 | 1 | null | undefined
  reason?: string | null
  overnight_upgrade?: boolean | 0 | 1 | null | undefined
  upgrade_cost?: Money
  /** Arrival day with the overnight upgrade. */
  overnight_delivery_date?: string | null
  label?: string | null
}>

/** The method and dates that a shipment should have. */
export interface ShippingCorrection {
  readonly ship_id: number | null
  readonly ship_date: string | null
  readonly delivery_date: string | null
}

/** The available options. An option without the flag is available. */
export function availableOptions(options: readonly ShipDateOption[]): readonly ShipDateOption[] {
  return options.filter(
    ({ is_available, ship_date }) => (is_available ?? true) && calendarDay(ship_date),
  )
}

/** The available option with the earliest ship date, not before `today`; null if there is none. */
// Assumption: today is offered for as long as the server lists it as available.
export function nextShipDate(
  options: readonly ShipDateOption[],
  today: CalendarDay,
): ShipDateOption | null {
  let next: { option: ShipDateOption; day: CalendarDay } | null = null
  for (const option of availableOptions(options)) {
    const day = calendarDay(option.ship_date)
    if (!day || isBefore(day, today)) continue
    if (!next || isBefore(day, next.day)) next = { option, day }
  }
  return next?.option ?? null
}

/**
 * The shipping that a non-perishable shipment should have instead of its own: a default method if its own is
 * not offered, and the next available ship date if its own is no longer possible, unless its method is 24. Null
 * if nothing needs to change. Source: specification §4.
 */
// Assumption: an e-gift is not shipped, so nothing is corrected.
export function shippingCorrection(
  shipment: Shipment,
  options: readonly ShipDateOption[],
  today: CalendarDay,
): ShippingCorrection | null {
  if (isPerishable(shipment) || isEGift(shipment)) return null
  const own = shipment.shipping
  const method = methodFor(shipment)
  const isNewMethod = method !== (own?.ship_id ?? null)
  if (method === NO_DATE_SHIP_ID) {
    return isNewMethod ? { ship_id: method, ship_date: null, delivery_date: null } : null
  }

  const next = canStillShip(own?.ship_date, options, today) ? null : nextShipDate(options, today)
  if (!isNewMethod && !next) return null
  const { ship_date, delivery_date } = next ?? own ?? {}
  return { ship_id: method, ship_date: ship_date ?? null, delivery_date: delivery_date ?? null }
}

/** The shipment's own method if it is offered, or if none is; otherwise the default one. */
function methodFor(shipment: Shipment): number | null {
  const own = shipment.shipping?.ship_id ?? null
  const offered = offeredMethods(shipment)
  const isOffered = offered.some(({ ship_id }) => ship_id === own)
  return isOffered || offered.length === 0 ? own : defaultMethod(offered)
}

/** Whether a day is not past and, if the server lists options, among the available ones. */
function canStillShip(
  shipDate: string | null | undefined,
  options: readonly ShipDateOption[],
  today: CalendarDay,
): boolean {
  const day = calendarDay(shipDate)
  if (!day || isBefore(day, today)) return false
  const isSame = (option: ShipDateOption) => {
    const optionDay = calendarDay(option.ship_date)
    return optionDay !== null && compareDays(optionDay, day) === 0
  }
  return options.length === 0 || availableOptions(options).some(isSame)
}
