import { useCart, useShipments, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { itemName } from '../../texts/itemName'
import { offerTexts } from '../../texts/offer'
import { OfferList } from './OfferList'
import { OfferTile } from './OfferTile'
import { mainSkus, notIn } from './offers'
import { useAdding } from './useAdding'
import { useLastOffers } from './useLastOffers'
import { useShipmentChoice } from './useShipmentChoice'

/** Maximum number of specials. */
const MOST = 4

/** Specials that match the cart, each with the reason. */
export function InCartSpecials() {
  const { addItems } = useCart()
  const { shipments } = useShipments()
  const { products } = useStore().state
  const offers = useLastOffers('In-Cart Specials', mainSkus(shipments))
  const { shipment, owner, choice } = useShipmentChoice()
  const adding = useAdding(owner)
  const texts = useTexts(offerTexts)
  const { unknownItem } = useTexts(commonTexts)
  const shown = notIn(offers, shipments).slice(0, MOST)
  if (shown.length === 0 || !shipment) return null

  const nameOf = (skuId: number) => itemName(products.get(skuId), skuId, unknownItem)
  return (
    <OfferList title={texts.specials} heading="h2" choice={choice}>
      {shown.map(({ itemId, skuId, priceCents, wasCents, goesWith }) => (
        <OfferTile
          key={skuId}
          {...{ skuId, priceCents, wasCents }}
          possessive={owner}
          reason={
            goesWith === null ? texts.special : fill(texts.goesWith, { item: nameOf(goesWith) })
          }
          onAdd={(item) =>
            adding(item, () =>
              addItems([{ itemId, skuId, quantity: 1, addrId: shipment.addr_id ?? null }]),
            )
          }
        />
      ))}
    </OfferList>
  )
}
