import { cents } from '../../money'
import type { OrderDetail, OrderItem } from '../orders'
import type { OfferedProduct } from './offer'

/** A shipment of an order, with all its details. */
export type SentShipment = OrderDetail['shipments'][number]

/** An item of a gift, as it would be sent again. */
export interface ReorderItem {
  readonly itemId: number
  readonly skuId: number
  readonly name: string | null
  readonly size: string | null
  readonly quantity: number
  /** For a club, the number of its boxes; null for other items. */
  readonly clubOrders: number | null
  /** Price at the time of the order, in US cents; for a replacement, the replaced item's price. */
  readonly thenCents: number
  /** Price today, in US cents. */
  readonly nowCents: number
  /** False if the shop no longer sells it. */
  readonly isSold: boolean
  /** The ordered sku, even if it is replaced. */
  readonly orderedSkuId: number
}

/** A size that is sold today. */
export interface OfferedSize {
  readonly itemId: number
  readonly skuId: number
  readonly name: string
  readonly size: string | null
  /** In US cents; for a club, of one box; null if unknown. */
  readonly priceCents: number | null
  readonly isAddOn: boolean
  readonly isEGift: boolean
  readonly isClub: boolean
}

/** All sizes of some products by sku; the first one counts if a sku occurs twice. */
export function offeredSizes(
  products: readonly OfferedProduct[],
): ReadonlyMap<number, OfferedSize> {
  const sizes = products.flatMap(({ item_id, name, is_egift, is_club, skus }) =>
    skus.map((sku): [number, OfferedSize] => [
      sku.sku_id,
      {
        itemId: item_id,
        skuId: sku.sku_id,
        name,
        size: sku.label || null,
        priceCents: sku.price == null ? null : cents(sku.price),
        isAddOn: Boolean(sku.is_addon),
        isEGift: Boolean(is_egift),
        isClub: Boolean(is_club),
      },
    ]),
  )
  return new Map(sizes.toReversed())
}

/** A shipment's items, without free gifts. */
export const giftItems = ({ items }: Pick<SentShipment, 'items'>): readonly OrderItem[] =>
  items.filter(({ is_free_gift }) => !is_free_gift)

/** The number of boxes of an ordered club; null for other items. */
export const clubOrdersOf = ({ club_orders }: OrderItem): number | null =>
  Number.isInteger(club_orders) && Number(club_orders) > 0 ? Number(club_orders) : null

/** The price of one unit, in US cents, for a club of all its boxes; null if unknown. */
export function unitCents(
  { priceCents, isClub }: Pick<OfferedSize, 'priceCents' | 'isClub'>,
  clubOrders: number | null,
): number | null {
  if (!isClub) return priceCents
  return priceCents === null || clubOrders === null ? null : priceCents * clubOrders
}

/** An ordered item as it would be sent again today. */
export function reorderItem(
  ordered: OrderItem,
  offered: ReadonlyMap<number, OfferedSize>,
  swappedFor: number | null,
): ReorderItem {
  const own = offered.get(ordered.sku_id)
  const swap = swappedFor === null ? undefined : offered.get(swappedFor)
  const thenCents = cents(ordered.price)
  const today = swap ?? own
  const clubOrders = clubOrdersOf(ordered)
  return {
    itemId: swap?.itemId ?? ordered.item_id,
    skuId: swap?.skuId ?? ordered.sku_id,
    name: swap?.name ?? ordered.name ?? own?.name ?? null,
    size: swap ? swap.size : (ordered.size ?? own?.size ?? null),
    quantity: unitsOf(ordered),
    clubOrders,
    thenCents,
    // If today's price is unknown, assume it is unchanged; the cart shows the real one.
    nowCents: (today && unitCents(today, clubOrders)) ?? thenCents,
    isSold: swap !== undefined || (own !== undefined && Boolean(ordered.is_sold ?? true)),
    orderedSkuId: ordered.sku_id,
  }
}

/** Units of an item, at least one. */
function unitsOf({ qty }: OrderItem): number {
  const units = Math.trunc(Number(qty ?? 1))
  return Number.isFinite(units) && units > 0 ? units : 1
}
