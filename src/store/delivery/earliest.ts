import { calendarDay, isoDay } from '../../domain/calendar'
import { deliveryDays } from '../../domain/delivery/deliveryDays'
import { earliestDay } from '../../domain/delivery/deliveryWeeks'
import { SELECT_STANDARD } from '../../domain/delivery/upgrades'
import { findShipment } from '../../domain/line/lines'
import type { Shipment } from '../../domain/schema/entities'
import { missingOf } from '../../domain/shipment/completeness'
import type { StoreContext } from '../core/context'
import { failed, type SaveOutcome } from '../core/outcome'
import { deliveryVerbs } from './delivery'
import { deliveryDateVerbs } from './deliveryDates'
import { dateOptionsOf, deliveryDatesSlot } from './state'

/** Outcome of choosing the earliest day; `kind` says why there is none: no day is available, or it was just taken. */
export type EarliestOutcome = SaveOutcome & { readonly kind?: 'no-dates' | 'date-taken' }

const NO_DATES: EarliestOutcome = { ...failed('refused'), kind: 'no-dates' }

/** Choosing the earliest day for a shipment without a date. */
export function earliestDateVerbs(context: StoreContext) {
  const { load } = context.use(deliveryDateVerbs)
  const { choose } = context.use(deliveryVerbs)

  async function earliestOf({ crec_id }: Shipment) {
    await load()
    const dates = context.slot(deliveryDatesSlot)
    const today = calendarDay(dates.today)
    if (!today) return null
    const { holidays } = dates
    return earliestDay(deliveryDays(dateOptionsOf(dates, crec_id), { today, holidays }))
  }

  return {
    /**
     * Gives a shipment without a date the earliest day that has no extra charge; never changes a chosen day.
     * Never rejects.
     */
    async chooseEarliest(shipmentId: number): Promise<EarliestOutcome> {
      const serverCart = context.cart.serverCart()
      const shipment = serverCart && findShipment(serverCart, shipmentId)
      if (!shipment) return failed('gone')
      if (!missingOf(shipment).includes('date')) return { status: 'saved' }
      const found = await earliestOf(shipment)
      if (!found?.option) return NO_DATES
      const { day, option, isOvernight } = found
      const deliveryDate = isOvernight ? isoDay(day) : (option.delivery_date ?? null)
      const choice = { shipDate: option.ship_date, deliveryDate, isOvernight }
      const outcome = await choose(shipmentId, { ...choice, selectType: SELECT_STANDARD })
      if (outcome.reason !== 'refused') return outcome
      await load()
      return { ...outcome, kind: 'date-taken' }
    },
  }
}
