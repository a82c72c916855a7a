import { defineFeature } from '../core/feature'
import { lazyActions } from '../core/lazyActions'
import { dateOptionsOf, deliveryDatesSlot } from './state'

/** The days on which shipments can ship and arrive. */
export const deliveryDateActions = defineFeature({
  ...deliveryDatesSlot,
  actions: lazyActions(
    'deliveryDateVerbs',
    ({ slot }) => ({
      /** The days of a shipment; none before they are loaded. */
      optionsFor: (shipmentId: number) => dateOptionsOf(slot(deliveryDatesSlot), shipmentId),
    }),
    ({ slot }) => ({
      load() {
        slot(deliveryDatesSlot).status = 'failed'
      },
    }),
  ),
})

/** Choosing when and how a shipment is delivered. */
export const deliveryActions = lazyActions('deliveryVerbs')

/** Choosing the earliest day for a shipment without a date. */
export const earliestDateActions = lazyActions('earliestDateVerbs')
