import type { Cart, LineItem } from '../schema/entities'
import { lineProductPrice } from './lines'

/** A line whose unit price changed, in US cents. */
export interface PriceChange {
  readonly lineId: number
  readonly fromCents: number
  readonly toCents: number
}

/**
 * The lines whose price changed between two carts of the same shopper. Changing the size or club length, or
 * becoming an add-on, sets a new price and does not count.
 */
export function priceChanges(before: Cart, after: Cart): readonly PriceChange[] {
  const known = new Map(linesBeyond(before, after).map((line) => [line.clin_id, line]))
  return linesBeyond(after, before).flatMap((line) => {
    const old = known.get(line.clin_id)
    if (!old || !isSold(old, line)) return []
    const [fromCents, toCents] = [lineProductPrice(old), lineProductPrice(line)]
    return fromCents === toCents ? [] : [{ lineId: line.clin_id, fromCents, toCents }]
  })
}

/** The lines of shipments that differ from another cart; few, even in a long cart. */
function linesBeyond(cart: Cart, other: Cart): readonly LineItem[] {
  const same = new Set(other.recipients)
  return cart.recipients.flatMap((shipment) => (same.has(shipment) ? [] : shipment.items))
}

/** Whether both lines sell the same thing. */
const isSold = (one: LineItem, other: LineItem): boolean =>
  one.sku_id === other.sku_id &&
  Boolean(one.is_addon) === Boolean(other.is_addon) &&
  (one.detail?.club_orders ?? null) === (other.detail?.club_orders ?? null)

/**
 * Merges new price changes into the ones to show: a price that returned to its original is dropped, a repeated
 * change counts from the first price, and lines no longer in the cart are removed.
 */
export function mergedChanges(
  known: readonly PriceChange[],
  news: readonly PriceChange[],
  cart: Cart,
): readonly PriceChange[] {
  const ids = new Set(cart.recipients.flatMap(({ items }) => items.map(({ clin_id }) => clin_id)))
  const old = new Map(known.map((one) => [one.lineId, one]))
  const merged = news.map((one) => ({
    ...one,
    fromCents: old.get(one.lineId)?.fromCents ?? one.fromCents,
  }))
  const isNew = new Set(news.map(({ lineId }) => lineId))
  return [...known.filter(({ lineId }) => !isNew.has(lineId)), ...merged].filter(
    ({ lineId, fromCents, toCents }) => ids.has(lineId) && fromCents !== toCents,
  )
}
