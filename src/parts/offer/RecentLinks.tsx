import { cents } from '../../domain/money'
import { useRecentlyViewed, useStore, useTexts } from '../../hooks'
import { offerTexts } from '../../texts/offer'
import { OfferList } from './OfferList'
import { OfferTile } from './OfferTile'

export interface RecentLinksProps {
  /** The item currently viewed, which is excluded. */
  itemId?: number
}

/** Links to recently viewed items that the page knows. */
export function RecentLinks({ itemId }: RecentLinksProps) {
  const { items } = useRecentlyViewed()
  const { products } = useStore().state
  const { recent } = useTexts(offerTexts)
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
