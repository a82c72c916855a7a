import { findSku } from '../catalogue'
import type { CartRecord } from '../db'
import type { PromoRecord } from '../promos'

/** The ids of the free gifts of a cart, by the `recipient_guid` that `free_gift_fixed` names them under. */
export function freeGiftIds(cart: CartRecord): Set<number> {
  const named = Object.values(cart.recalc_detail?.free_gift_fixed ?? {})
  return new Set(named.flatMap((ids) => ids ?? []))
}

/** Takes away the free gifts whose code is gone, or no longer applies. */
export function dropFreeGifts(cart: CartRecord, promo: PromoRecord | null): void {
  for (const shipment of cart.recipients) {
    shipment.items = shipment.items.filter(
      ({ sku_id }) => !findSku(sku_id)?.item.is_free_gift || sku_id === promo?.gift_sku,
    )
  }
}

/** The free gifts of each recipient, as `free_gift_fixed` names them. */
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
