import { allShipFree } from '../cart/totals'
import { FREE_SHIPPING_THRESHOLD_CENTS } from '../constants'
import { subtotalCents } from '../money'
import type { Shipment } from '../schema/entities'

/** What is added to a recipient's box: its price, in US cents, and whether it ships free by itself. */
interface AddedItem {
  readonly cents: number
  readonly shipsFree: boolean
}

/**
 * The amount a recipient's box still needs for free shipping, in US cents, after adding an item; 0 if none. A box
 * whose items ship free pays for shipping once an item that does not is added to it.
 */
export function freeShippingGap(shipment: Shipment | null, added: AddedItem): number {
  const items = shipment?.items ?? []
  if (added.shipsFree && allShipFree(items)) return 0
  return Math.max(0, FREE_SHIPPING_THRESHOLD_CENTS - subtotalCents(items) - added.cents)
}
