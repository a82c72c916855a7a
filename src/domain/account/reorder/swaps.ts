import type { ReorderGift, ReorderWorld } from './gifts'
import { clubOrdersOf, type OfferedSize, unitCents } from './items'

/** Possible replacements of an item: its other sizes first, then other products; prices are for all boxes of a club. */
export function swapsFor(
  orderedSkuId: number,
  gift: Pick<ReorderGift, 'isEGift' | 'shipment'>,
  { offered, units }: Pick<ReorderWorld, 'offered' | 'units'>,
): readonly OfferedSize[] {
  const item = gift.shipment.items.find(({ sku_id }) => sku_id === orderedSkuId)
  const clubOrders = item ? clubOrdersOf(item) : null
  const priced = [...offered.values()].map((size) => ({
    ...size,
    priceCents: unitCents(size, clubOrders),
  }))
  const all = priced.filter(
    (size) =>
      size.skuId !== orderedSkuId &&
      size.priceCents !== null &&
      size.isEGift === gift.isEGift &&
      size.isClub === (clubOrders !== null) &&
      !size.isAddOn &&
      (units.get(size.itemId) ?? 1) > 0,
  )
  const isSame = (size: OfferedSize) => size.itemId === item?.item_id
  const byName = (a: OfferedSize, b: OfferedSize) =>
    a.name < b.name ? -1 : Number(a.name > b.name) || (a.priceCents ?? 0) - (b.priceCents ?? 0)
  return [...all.filter(isSame), ...all.filter((size) => !isSame(size)).sort(byName)]
}
