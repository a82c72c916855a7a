import type { LineItem } from '../schema/entities'
import { isAddOn } from './lines'

/** What of a line can be chosen again, beside how many of it are wanted. */
export interface LineOptions {
  /** Another size of its item. */
  readonly size: boolean
  /** How often it comes. */
  readonly autoDelivery: boolean
  /** The main item that an add-on goes with. */
  readonly parent: boolean
  /** How many months a club runs, and from when. */
  readonly club: boolean
}

/** What of a line can be chosen again; `sizes` is how many other sizes the page knows of its item. */
// Assumption: a line that already comes by itself can be changed, whether or not it is eligible.
export function lineOptions(line: LineItem, sizes: number): LineOptions {
  return {
    size: sizes > 0,
    autoDelivery: Boolean(line.auto_delivery_eligible || line.is_perpetual_subscription),
    parent: isAddOn(line),
    club: Boolean(line.is_club),
  }
}
