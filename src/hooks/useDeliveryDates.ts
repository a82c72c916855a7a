import { useEffect } from 'react'
import { availableOptions, type ShipDateOption } from '../domain/shippingDates'
import { later } from '../store/later'
import type { SaveOutcome } from '../store/save'
import type { LoadStatus } from '../store/state'
import { useStore } from './StoreProvider'
import { useSlot } from './useSlot'

const dateVerbs = later('deliveryDateActions', { load: false })
const shipmentVerbs = later('shipmentActions', { setShipping: 'failed' })

export interface UseDeliveryDatesResult {
  /** Every day that the server names, with the reason where it is closed. */
  days: readonly ShipDateOption[]
  /** The days that can be chosen. */
  availableDays: readonly ShipDateOption[]
  /** Today's cut-off in Central time, as the server spells it. */
  cutoff: string | null
  /** `idle`, `loading`, `ready` or `failed`: whether it has been read. */
  status: LoadStatus
  /** Chooses a day for this shipment, or for all with `applyAll`. Never rejects. */
  choose(day: ShipDateOption, applyAll?: boolean): Promise<SaveOutcome>
  /** Reads the days again. Never rejects. */
  refresh(): Promise<boolean>
}

const NONE: readonly ShipDateOption[] = []

/**
 * The days that a shipment may leave and arrive on, and choosing one.
 *
 * @example
 * const { availableDays, choose } = useDeliveryDates(shipmentId)
 */
export function useDeliveryDates(shipmentId: number): UseDeliveryDatesResult {
  const store = useStore()
  const { load } = store.use(dateVerbs)
  const { setShipping } = store.use(shipmentVerbs)
  const { byShipment, cutoff, status } = useSlot(store.state.dates)
  const days = byShipment[shipmentId] ?? NONE
  useEffect(() => void load(), [load])

  return {
    days,
    availableDays: availableOptions(days),
    cutoff,
    status,
    choose: ({ ship_date, delivery_date, overnight_upgrade }, applyAll = false) =>
      setShipping(shipmentId, {
        shipDate: ship_date,
        deliveryDate: delivery_date,
        isOvernight: Boolean(overnight_upgrade),
        applyAll,
      }),
    refresh: load,
  }
}
