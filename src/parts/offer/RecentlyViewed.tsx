import type { ReactNode } from 'react'
import { cents } from '../../domain/money'
import { useCart, useRecentlyViewed, useShipments, useStore, useTexts } from '../../hooks'
import { offerTexts } from '../../texts/offer'
import { OfferList } from './OfferList'
import { OfferTile } from './OfferTile'
import { notIn } from './offers'
import { useAdding } from './useAdding'
import { useAddressChoice } from './useAddressChoice'
import { useShipmentChoice } from './useShipmentChoice'

/** Recently viewed items, to add to a shipment in the cart. */
export function RecentlyViewed() {
  const { shipment, owner, choice } = useShipmentChoice()
  return shipment && <Viewed addrId={shipment.addr_id ?? null} owner={owner} choice={choice} />
}

/** The same below an empty cart: adding starts a shipment to a known recipient. */
export function RecentlyViewedAlone() {
  return <Viewed {...useAddressChoice()} />
}

interface ViewedProps {
  /** The recipient; null for the shopper, if their address is not saved yet. */
  addrId: number | null
  /** Possessive of the recipient: "Dana Lee’s". */
  owner: string
  choice: ReactNode
}

/** Items known to the page; those in the cart are left out. */
function Viewed({ addrId, owner, choice }: ViewedProps) {
  const { items } = useRecentlyViewed()
  const { addItems } = useCart()
  const { shipments } = useShipments()
  const { products } = useStore().state
  const adding = useAdding(owner)
  const texts = useTexts(offerTexts)

  const known = items.flatMap(({ item_id, sku_id }) => {
    const skuId = sku_id ?? -1
    const price = products.get(skuId)?.product.skus.find((sku) => sku.sku_id === skuId)?.price
    const priceCents = price == null ? null : cents(price)
    return products.has(skuId) ? [{ itemId: item_id, skuId, priceCents }] : []
  })
  const shown = notIn(known, shipments)
  if (shown.length === 0) return null

  return (
    <OfferList title={texts.recent} heading="h2" choice={choice}>
      {shown.map(({ itemId, skuId, priceCents }) => (
        <OfferTile
          key={skuId}
          {...{ skuId, priceCents }}
          possessive={owner}
          onAdd={(item) => adding(item, () => addItems([{ itemId, skuId, quantity: 1, addrId }]))}
        />
      ))}
    </OfferList>
  )
}
