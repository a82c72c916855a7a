import { cents } from '../money'
import type { Cart, Money, Shipment } from '../schema/entities'

/** What the server calculated for one shipment, in US cents; null if it sent nothing. */
export function calculated(
  cart: Cart | null,
  part: 'shipping' | 'tax',
  { recipient_guid: guid }: Shipment,
): number | null {
  // Showing a tax that is not part of the total would confuse.
  if (part === 'tax' && cart?.tax == null) return null
  const map: Readonly<Record<string, Money>> | null | undefined = cart?.recalc_detail?.[part]
  const amount = guid && map && Object.hasOwn(map, guid) ? map[guid] : null
  return amount == null ? null : cents(amount)
}
