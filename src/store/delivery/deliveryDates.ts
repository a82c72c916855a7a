import { ref } from 'valtio/vanilla'
import { getGuaranteeDates } from '../../api/shipment'
import { calendarDay, isoDay } from '../../domain/calendar'
import { chicagoInstant, todayInChicago } from '../../domain/chicago'
import type { ShipDateOption } from '../../domain/delivery/shippingDates'
import type { StoreContext } from '../core/context'
import { factsOf } from '../core/report'
import { sharedRead } from '../core/sharedRead'

const NONE: readonly ShipDateOption[] = []

/** The days that shipments may leave and arrive on. */
export function deliveryDateActions({ state, api, report, cart, now }: StoreContext) {
  const slot = state.dates
  let loadedFor = -1

  const read = sharedRead(cart.version, async (newer): Promise<boolean> => {
    slot.status = slot.status === 'ready' ? 'ready' : 'loading'
    const version = cart.version()
    try {
      const answer = await api.call(getGuaranteeDates, {})
      const newerRead = newer()
      if (newerRead) return newerRead
      const byShipment = Object.fromEntries(
        answer.shipments.map(({ crec_id, dates }) => [crec_id, dates]),
      )
      const today = isoDay(todayInChicago(now()))
      loadedFor = version
      Object.assign(slot, {
        status: 'ready',
        today,
        cutoff: answer.cutoff_time_central ?? null,
        cutoffAt: cutoffInstant(today, answer.cutoff_time_central),
        isCutoffPassed: Boolean(answer.passed_cutoff),
        holidays: ref(answer.holidays ?? []),
        byShipment: ref(byShipment),
      })
      return true
    } catch (error) {
      report('dates-failed', factsOf(error))
      if (!newer()) slot.status = 'failed'
      return false
    }
  })

  /** Days are what they were, unless the cart was changed or it has struck midnight in Chicago. */
  const isFresh = () =>
    slot.status === 'ready' &&
    loadedFor === cart.version() &&
    slot.today === isoDay(todayInChicago(now()))

  return {
    /** Reads the days, unless they were read since the last change of the cart. Never rejects. */
    load(): Promise<boolean> {
      return isFresh() ? Promise.resolve(true) : read()
    },
    /** The days of a shipment; none before they are loaded. */
    optionsFor(shipmentId: number): readonly ShipDateOption[] {
      return slot.byShipment[shipmentId] ?? NONE
    },
  }
}

/** The instant of a time such as `13:00` of a day in Chicago; null for what is no time. */
function cutoffInstant(today: string, time: string | null | undefined): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})/.exec(time ?? '') ?? []
  const day = calendarDay(today)
  return day && hour ? chicagoInstant(day, Number(hour), Number(minute)).getTime() : null
}
