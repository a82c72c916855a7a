import { type CalendarDay, compareDays } from '../calendar'
import { NO_DATE_SHIP_ID } from '../constants'
import type { Cart } from '../schema/entities'
import { type DayRules, type DeliveryDay, deliveryDays } from './deliveryDays'
import type { OptionsOf, SharedDate } from './sameDay'
import { overnightCents, specificDayCents } from './upgrades'

/** The extra charge for one date for all. */
export interface UpgradesForAll {
  /** How many shipments get the date and pay for it. */
  count: number
  /** Their total charge, in US cents; null if a price is unknown. */
  cents: number | null
}

/** What an upgrade costs for all shipments that get it together with one shipment's date. */
export function upgradesForAll(
  cart: Cart,
  { shipmentId, day }: SharedDate,
  optionsOf: OptionsOf,
  rules: DayRules,
  isSpecificDay: boolean,
): UpgradesForAll {
  const named = cart.recipients.find(({ crec_id }) => crec_id === shipmentId)
  const exactly = isSpecificDay ? (specificDayCents(cart) ?? 0) : 0
  const costs = cart.recipients.flatMap((shipment) => {
    const { cart_type, crec_id, shipping } = shipment
    if (cart_type !== named?.cart_type || shipping?.ship_id === NO_DATE_SHIP_ID) return []
    const way = deliveryDays(optionsOf(crec_id), rules).find((one) => isOpenOn(one, day))
    if (!way) return []
    const own = way.isOvernight ? (way.upgradeCents ?? overnightCents(cart, shipment)) : 0
    return [own === null ? null : own + exactly]
  })
  return { count: costs.length, cents: costs.reduce(added, 0) }
}

const added = (sum: number | null, one: number | null) =>
  sum === null || one === null ? null : sum + one

const isOpenOn = ({ option, day }: DeliveryDay, wanted: CalendarDay) =>
  option !== null && compareDays(day, wanted) === 0
