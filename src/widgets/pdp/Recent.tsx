import { cents } from '../../domain/money'
import { useRecentlyViewed, useStore, useTexts } from '../../hooks'
import { OfferList, OfferTile } from '../../parts'
import { pdpMoreTexts } from '../../texts/pdpMore'

/** What the shopper viewed before this product, as far as the page knows it. */
export function Recent({ itemId }: { itemId: number }) {
  const { items } = useRecentlyViewed()
  const { products } = useStore().state
  const { recent } = useTexts(pdpMoreTexts)
  const others = items.flatMap(({ item_id, sku_id }) => {
    const info = products.get(sku_id ?? -1)
    const price = info?.product.skus.find((sku) => sku.sku_id === sku_id)?.price
    if (item_id === itemId || !info || sku_id == null) return []
    return [{ skuId: sku_id, priceCents: price == null ? null : cents(price) }]
  })
  if (others.length === 0) return null
  return (
    <OfferList title={recent} heading="h2">
      {others.map((one) => (
        <OfferTile key={one.skuId} {...one} possessive="" />
      ))}
    </OfferList>
  )
}
