import { lazyActions } from '../core/lazyActions'

/** What can be done to a shipment as a whole. */
export const shipmentActions = lazyActions('shipmentVerbs')

/** Moving lines from one recipient to another. */
export const movingActions = lazyActions('movingVerbs')

/** Sending the same to another recipient as well. */
export const copyingActions = lazyActions('copyingVerbs')

/** Sending several shipments each to an address of its own. */
export const sendEachActions = lazyActions('sendEachVerbs')
