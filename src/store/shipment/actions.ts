import { lazyActions } from '../core/lazyActions'

/** Changes to a whole shipment. */
export const shipmentActions = lazyActions('shipmentVerbs')

/** Moving lines from one recipient to another. */
export const movingActions = lazyActions('movingVerbs')

/** Sending copies to another recipient. */
export const copyingActions = lazyActions('copyingVerbs')

/** Sending several shipments, each to its own address. */
export const sendEachActions = lazyActions('sendEachVerbs')
