import { compareDays } from '../calendar'
import type { Cart } from '../schema/entities'
import { type DayRules, deliveryDays } from './deliveryDays'
import type { SharedDate } from './sameDay'
import type { ShipDateOption } from './shippingDates'
import { overnightCents, specificDayCents } from './upgrades'

/** What one date for all costs on top. */
export interface UpgradesForAll {
  /** How many shipments are given the date, and pay. */
  count: number
  /** What they pay together, in US cents; null where a price is not known. */
  cents: number | null
}

/** What an upgrade costs all shipments that are given it with the date of one of them. */
export function upgradesForAll(
  cart: Cart,
  { shipmentId, day }: SharedDate,
  optionsOf: (shipmentId: number) => readonly ShipDateOption[],
  rules: DayRules,
  isSpecificDay: boolean,
): UpgradesForAll {
  const kind = cart.recipients.find(({ crec_id }) => crec_id === shipmentId)?.cart_type
  const exactly = isSpecificDay ? (specificDayCents(cart) ?? 0) : 0
  let count = 0
  let sum: number | null = 0
  for (const shipment of cart.recipients) {
    if (shipment.cart_type !== kind) continue
    const days = deliveryDays(optionsOf(shipment.crec_id), rules)
    const way = days.find((one) => one.option !== null && compareDays(one.day, day) === 0)
    if (!way) continue
    const own = way.isOvernight ? (way.upgradeCents ?? overnightCents(cart, shipment)) : 0
    count += 1
    sum = own === null || sum === null ? null : sum + own + exactly
  }
  return { count, cents: sum }
}
