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

/** What the shopper viewed last, to be added to a shipment of the cart. */
export function RecentlyViewed() {
  const { shipment, owner, choice } = useShipmentChoice()
  return shipment && <Viewed addrId={shipment.addr_id ?? null} owner={owner} choice={choice} />
}

/** The same below a cart with nothing in it: it begins a shipment to somebody who is known. */
export function RecentlyViewedAlone() {
  return <Viewed {...useAddressChoice()} />
}

interface ViewedProps {
  /** To whom it goes; null for the shopper, whose address is not saved yet. */
  addrId: number | null
  /** Whose shipment that is: "Dana Lee’s". */
  owner: string
  choice: ReactNode
}

/** As far as the page knows it; what is in the cart is left out. */
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
