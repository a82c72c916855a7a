import type { LineItem } from '../schema/entities'
import { isAddOn } from './lines'

/** Which options of a line can be changed, apart from its quantity. */
export interface LineOptions {
  /** Another size of its item. */
  readonly size: boolean
  /** Its auto-delivery frequency. */
  readonly autoDelivery: boolean
  /** The parent line of an add-on. */
  readonly parent: boolean
  /** A club's number of months, and its start month. */
  readonly club: boolean
}

/** Which options of a line can be changed; `sizes` is the number of other sizes that the page knows. */
// Assumption: a line that is already on auto-delivery can be changed, whether or not it is eligible.
export function lineOptions(line: LineItem, sizes: number): LineOptions {
  return {
    size: sizes > 0,
    autoDelivery: Boolean(line.auto_delivery_eligible || line.is_perpetual_subscription),
    parent: isAddOn(line),
    club: Boolean(line.is_club),
  }
}
