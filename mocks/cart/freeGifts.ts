import { findSku } from '../catalogue'
import type { CartRecord } from '../db'
import { giftHolder } from '../pricing/promo'
import type { PromoRecord } from '../promos'

/** Line ids of a cart's free gifts, from all recipients in `free_gift_fixed`. */
export function freeGiftIds(cart: CartRecord): Set<number> {
  const named = Object.values(cart.recalc_detail?.free_gift_fixed ?? {})
  return new Set(named.flatMap((ids) => ids ?? []))
}

/** Removes free gifts whose code was removed or no longer applies. */
export function dropFreeGifts(cart: CartRecord, promo: PromoRecord | null): void {
  for (const shipment of cart.recipients) {
    shipment.items = shipment.items.filter(
      ({ sku_id }) => !findSku(sku_id)?.item.is_free_gift || sku_id === promo?.gift_sku,
    )
  }
}

/** Moves the free gifts of parcels without other items to the first parcel (specification §4). */
export function moveFreeGifts(cart: CartRecord, gifts: ReadonlySet<number>): void {
  const holder = giftHolder(cart.recipients)
  if (!holder) return
  for (const shipment of cart.recipients) {
    if (!shipment.items.every(({ clin_id }) => gifts.has(clin_id))) continue
    holder.items.push(...shipment.items)
    shipment.items = []
  }
}

/** Each recipient's free gifts, in the shape of `free_gift_fixed`. */
export function namedFreeGifts(cart: CartRecord, known: ReadonlySet<number>) {
  return Object.fromEntries(
    cart.recipients.map(({ recipient_guid, items }) => [
      recipient_guid ?? '',
      items
        .filter((line) => findSku(line.sku_id)?.item.is_free_gift || known.has(line.clin_id))
        .map(({ clin_id }) => clin_id),
    ]),
  )
}
