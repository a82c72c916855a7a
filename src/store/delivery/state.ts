import { ref } from 'valtio/vanilla'
import type { ShipDateOption } from '../../domain/delivery/shippingDates'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'

export interface DeliveryDatesSlot {
  status: LoadStatus
  /** Today in Chicago, as `YYYY-MM-DD`; null before anything was read. */
  today: string | null
  cutoff: string | null
  /** When today's cut-off is, in milliseconds since 1970; null where the server does not say. */
  cutoffAt: number | null
  /** What the server says; it wins over the clock. */
  isCutoffPassed: boolean
  /** Days on which nothing arrives. */
  holidays: readonly Readonly<{ date: string; name?: string | null }>[]
  byShipment: Readonly<Record<number, readonly ShipDateOption[]>>
}

/** The days that shipments may leave and arrive on. */
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
