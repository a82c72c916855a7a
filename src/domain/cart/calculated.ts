import { cents } from '../money'
import type { Cart, Money, Shipment } from '../schema/entities'

/** What the server calculated for one shipment, in US cents; null where it says nothing. */
export function calculated(
  cart: Cart | null,
  part: 'shipping' | 'tax',
  { recipient_guid: guid }: Shipment,
): number | null {
  // A tax that the total lacks would only puzzle.
  if (part === 'tax' && cart?.tax == null) return null
  const map: Readonly<Record<string, Money>> | null | undefined = cart?.recalc_detail?.[part]
  const amount = guid && map && Object.hasOwn(map, guid) ? map[guid] : null
  return amount == null ? null : cents(amount)
}
