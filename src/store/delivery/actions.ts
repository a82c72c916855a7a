import { defineFeature } from '../core/feature'
import { lazyActions } from '../core/lazyActions'
import { dateOptionsOf, deliveryDatesSlot } from './state'

/** The days that shipments may leave and arrive on. */
export const deliveryDateActions = defineFeature({
  ...deliveryDatesSlot,
  actions: lazyActions('deliveryDateVerbs', ({ slot }) => ({
    /** The days of a shipment; none before they are loaded. */
    optionsFor: (shipmentId: number) => dateOptionsOf(slot(deliveryDatesSlot), shipmentId),
  })),
})

/** Choosing when and how a shipment is delivered. */
export const deliveryActions = lazyActions('deliveryVerbs')

/** Taking the earliest day for a shipment that has none. */
export const earliestDateActions = lazyActions('earliestDateVerbs')
