import { ref } from 'valtio/vanilla'
import { getGuaranteeDates } from '../api/shipments'
import type { ShipDateOption } from '../domain/shippingDates'
import type { StoreContext } from './context'
import { factsOf } from './report'
import { sharedRead } from './sharedRead'

const NONE: readonly ShipDateOption[] = []

/** The days that shipments may leave and arrive on. */
export function deliveryDateActions({ state, api, report, cart }: StoreContext) {
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
      loadedFor = version
      Object.assign(slot, {
        status: 'ready',
        cutoff: answer.cutoff_time_central ?? null,
        byShipment: ref(byShipment),
      })
      return true
    } catch (error) {
      report('dates-failed', factsOf(error))
      if (!newer()) slot.status = 'failed'
      return false
    }
  })

  return {
    /** Reads the days, unless they were read since the last change of the cart. Never rejects. */
    load(): Promise<boolean> {
      if (slot.status === 'ready' && loadedFor === cart.version()) return Promise.resolve(true)
      return read()
    },
    /** The days of a shipment; none before they are loaded. */
    optionsFor(shipmentId: number): readonly ShipDateOption[] {
      return slot.byShipment[shipmentId] ?? NONE
    },
  }
}
