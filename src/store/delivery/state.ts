import { ref } from 'valtio/vanilla'
import type { ShipDateOption } from '../../domain/delivery/shippingDates'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'

/** The state that `deliveryDateActions` keeps. */
export interface DeliveryDatesSlot {
  status: LoadStatus
  /** Today in Chicago, as `YYYY-MM-DD`; null before the first read. */
  today: string | null
  cutoff: string | null
  /** Today's cutoff, in milliseconds since 1970; null if the server does not say. */
  cutoffAt: number | null
  /** The server's flag; it takes precedence over the clock. */
  isCutoffPassed: boolean
  /** Days without deliveries. */
  holidays: readonly Readonly<{ date: string; name?: string | null }>[]
  byShipment: Readonly<Record<number, readonly ShipDateOption[]>>
}

/** The days on which shipments can ship and arrive. */
export const deliveryDatesSlot = defineSlot<DeliveryDatesSlot>({
  name: 'deliveryDates',
  initial: () => ({
    status: 'idle',
    today: null,
    cutoff: null,
    cutoffAt: null,
    isCutoffPassed: false,
    holidays: ref([]),
    byShipment: ref({}),
  }),
})

const NONE: readonly ShipDateOption[] = []

/** The days of a shipment; none before they are loaded. */
export const dateOptionsOf = (
  { byShipment }: DeliveryDatesSlot,
  shipmentId: number,
): readonly ShipDateOption[] => byShipment[shipmentId] ?? NONE
