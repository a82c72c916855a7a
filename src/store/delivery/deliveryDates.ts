import { ref } from 'valtio/vanilla'
import { getGuaranteeDates } from '../../api/shipment'
import { calendarDay, isoDay } from '../../domain/calendar'
import { chicagoInstant, todayInChicago } from '../../domain/chicago'
import { availableOptions } from '../../domain/delivery/shippingDates'
import type { Shipment } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { type Outcome, readFailure } from '../core/outcome'
import { sharedRead } from '../core/sharedRead'
import { deliveryDatesSlot } from './state'

/** Outcome of reading the days. */
export type DatesOutcome = Outcome<'ready' | 'failed'>

/** The days on which shipments can ship and arrive. */
export function deliveryDateVerbs({ api, report, cart, now, ...context }: StoreContext) {
  const slot = context.slot(deliveryDatesSlot)
  /** The cart that the days belong to. */
  let loadedFor: { version: number; recipients: readonly Shipment[] | undefined } | null = null

  /** Whether nobody has changed the cart since, in this tab or elsewhere. */
  function isSameCart(): boolean {
    if (loadedFor?.version !== cart.version()) return false
    const recipients = cart.serverCart()?.recipients
    // Days that were read before the cart belong to the first one.
    loadedFor.recipients ??= recipients
    return loadedFor.recipients === recipients
  }

  const read = sharedRead(cart.version, async (newer): Promise<DatesOutcome> => {
    slot.status = slot.status === 'ready' ? 'ready' : 'loading'
    const version = cart.version()
    const recipients = cart.serverCart()?.recipients
    try {
      const answer = await api.call(getGuaranteeDates, {})
      const newerRead = newer()
      if (newerRead) return newerRead
      const byShipment = Object.fromEntries(
        answer.shipments.map(({ crec_id, dates }) => [crec_id, dates]),
      )
      const today = isoDay(todayInChicago(now()))
      loadedFor = { version, recipients }
      Object.assign(slot, {
        status: 'ready',
        today,
        cutoff: answer.cutoff_time_central ?? null,
        cutoffAt: cutoffInstant(today, answer.cutoff_time_central),
        isCutoffPassed: Boolean(answer.passed_cutoff),
        holidays: ref(answer.holidays ?? []),
        byShipment: ref(byShipment),
      })
      return { status: 'ready' }
    } catch (error) {
      if (!newer()) slot.status = 'failed'
      return readFailure(report, 'dates-failed', error)
    }
  })

  /** On a day on which nothing ships, there is no cutoff to miss. */
  const hasMissedCutoff = () =>
    !slot.isCutoffPassed &&
    slot.cutoffAt !== null &&
    slot.cutoffAt <= now().getTime() &&
    availableOptions(Object.values(slot.byShipment).flat()).some(({ ship_date }) =>
      ship_date?.startsWith(slot.today ?? ''),
    )

  /** Days stay valid until the cart changes, or the cutoff or midnight in Chicago passes. */
  const isFresh = () =>
    slot.status === 'ready' &&
    isSameCart() &&
    slot.today === isoDay(todayInChicago(now())) &&
    !hasMissedCutoff()

  return {
    /** Reads the days, unless they are still valid. Never rejects. */
    load(): Promise<DatesOutcome> {
      return isFresh() ? Promise.resolve({ status: 'ready' }) : read()
    },
  }
}

/** The instant of a time such as `13:00` on a day in Chicago; null if it is not a time. */
function cutoffInstant(today: string, time: string | null | undefined): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})/.exec(time ?? '') ?? []
  const day = calendarDay(today)
  return day && hour ? chicagoInstant(day, Number(hour), Number(minute)).getTime() : null
}
