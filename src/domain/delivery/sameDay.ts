import { type CalendarDay, calendarDay, compareDays, mondayOf } from '../calendar'
import { NO_DATE_SHIP_ID } from '../constants'
import type { Cart, Shipment } from '../schema/entities'
import { isEGift } from '../shipment/shipments'
import { type ClosedReason, type DayRules, deliveryDays } from './deliveryDays'
import type { ShipDateOption } from './shippingDates'

/** Why a shipment keeps its own date when one date is chosen for all. */
export type SkipReason = ClosedReason | 'e-gift' | 'no-date' | 'other-kind'

/** A shipment that keeps its own date. */
export interface SkippedShipment {
  readonly shipmentId: number
  readonly reason: SkipReason
}

/** The date chosen for all. */
export interface SharedDate {
  /** The shipment whose date it is. */
  shipmentId: number
  day: CalendarDay
  /** Whether any day of its week is fine. */
  isWeek?: boolean
}

export type OptionsOf = (shipmentId: number) => readonly ShipDateOption[]

/** The other shipments that cannot take a date, each with the reason; known before it is sent. */
export function cannotTake(
  cart: Cart,
  date: SharedDate,
  optionsOf: OptionsOf,
  rules: DayRules,
): readonly SkippedShipment[] {
  const named = cart.recipients.find(({ crec_id }) => crec_id === date.shipmentId)
  return others(cart, date).flatMap((shipment) => {
    const reason = reasonAgainst(shipment, named, date, optionsOf(shipment.crec_id), rules)
    return reason === null ? [] : [{ shipmentId: shipment.crec_id, reason }]
  })
}

/**
 * The other shipments that did not get a date, according to the returned cart: the server decides, and the
 * reason is `closed` if no other reason is known.
 */
export function wereMissed(
  after: Cart,
  date: SharedDate,
  optionsOf: OptionsOf,
  rules: DayRules,
): readonly SkippedShipment[] {
  const known = new Map(
    cannotTake(after, date, optionsOf, rules).map(({ shipmentId, reason }) => [shipmentId, reason]),
  )
  return others(after, date)
    .filter((shipment) => !arrivesThen(shipment, date))
    .map(({ crec_id }) => ({ shipmentId: crec_id, reason: known.get(crec_id) ?? 'closed' }))
}

const others = ({ recipients }: Cart, { shipmentId }: SharedDate) =>
  recipients.filter(({ crec_id }) => crec_id !== shipmentId)

function reasonAgainst(
  shipment: Shipment,
  named: Shipment | undefined,
  date: SharedDate,
  options: readonly ShipDateOption[],
  rules: DayRules,
): SkipReason | null {
  if (isEGift(shipment)) return 'e-gift'
  if (shipment.shipping?.ship_id === NO_DATE_SHIP_ID) return 'no-date'
  if (arrivesThen(shipment, date)) return null
  // Assumption: one date is for shipments of one kind; goods of another kind travel otherwise.
  if (shipment.cart_type !== named?.cart_type) return 'other-kind'
  const days = deliveryDays(options, rules).filter(
    // Any day of a week will do, so none that costs extra.
    (one) => isThen(one.day, date) && !(date.isWeek && one.isOvernight),
  )
  if (days.some(({ reason }) => reason === null)) return null
  const next = days.find(({ reason }) => reason !== 'past') ?? days[0]
  return next?.reason ?? 'too-far'
}

function arrivesThen({ shipping }: Shipment, date: SharedDate): boolean {
  const own = calendarDay(shipping?.delivery_date) ?? calendarDay(shipping?.ship_date)
  return own !== null && isThen(own, date)
}

/** Whether a day is the one chosen for all, or in its week. */
const isThen = (own: CalendarDay, { day, isWeek }: SharedDate): boolean =>
  compareDays(isWeek ? mondayOf(own) : own, isWeek ? mondayOf(day) : day) === 0
