import type { Cart, LineItem } from '../schema/entities'
import { lineProductPrice } from './lines'

/** A line whose price is another than it was, in US cents for one unit. */
export interface PriceChange {
  readonly lineId: number
  readonly fromCents: number
  readonly toCents: number
}

/**
 * The lines that cost more or less than they did, by two carts of one shopper. Another size, another
 * number of months and becoming an add-on have prices of their own: those are no changes.
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

/** The lines of those shipments that are not the same in another cart: of very many, few. */
function linesBeyond(cart: Cart, other: Cart): readonly LineItem[] {
  const same = new Set(other.recipients)
  return cart.recipients.flatMap((shipment) => (same.has(shipment) ? [] : shipment.items))
}

/** Whether both are sold as the same thing. */
const isSold = (one: LineItem, other: LineItem): boolean =>
  one.sku_id === other.sku_id &&
  Boolean(one.is_addon) === Boolean(other.is_addon) &&
  (one.detail?.club_orders ?? null) === (other.detail?.club_orders ?? null)

/**
 * What is still to be told once new changes are known: a price that is back where it was is no
 * change, one that changed twice changed from its first, and what has left the cart is forgotten.
 */
export function toldChanges(
  told: readonly PriceChange[],
  news: readonly PriceChange[],
  cart: Cart,
): readonly PriceChange[] {
  const ids = new Set(cart.recipients.flatMap(({ items }) => items.map(({ clin_id }) => clin_id)))
  const old = new Map(told.map((one) => [one.lineId, one]))
  const merged = news.map((one) => ({
    ...one,
    fromCents: old.get(one.lineId)?.fromCents ?? one.fromCents,
  }))
  const isNew = new Set(news.map(({ lineId }) => lineId))
  return [...told.filter(({ lineId }) => !isNew.has(lineId)), ...merged].filter(
    ({ lineId, fromCents, toCents }) => ids.has(lineId) && fromCents !== toCents,
  )
}
