import type { ReorderGift, ReorderWorld } from './gifts'
import type { OfferedSize } from './items'

/** Possible replacements of an item: its other sizes first, then other products. */
export function swapsFor(
  orderedSkuId: number,
  gift: Pick<ReorderGift, 'isEGift' | 'shipment'>,
  { offered, units }: Pick<ReorderWorld, 'offered' | 'units'>,
): readonly OfferedSize[] {
  const item = gift.shipment.items.find(({ sku_id }) => sku_id === orderedSkuId)
  const all = [...offered.values()].filter(
    (size) =>
      size.skuId !== orderedSkuId &&
      size.priceCents !== null &&
      size.isEGift === gift.isEGift &&
      !size.isAddOn &&
      (units.get(size.itemId) ?? 1) > 0,
  )
  const isSame = (size: OfferedSize) => size.itemId === item?.item_id
  const byName = (a: OfferedSize, b: OfferedSize) =>
    a.name < b.name ? -1 : Number(a.name > b.name) || (a.priceCents ?? 0) - (b.priceCents ?? 0)
  return [...all.filter(isSame), ...all.filter((size) => !isSame(size)).sort(byName)]
}
