import { parentChoices } from '../../domain/line/parentChoices'
import type { Shipment } from '../../domain/schema/entities'
import { useCart, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { itemName } from '../../texts/itemName'
import { offerTexts } from '../../texts/offer'
import { shipmentTexts } from '../../texts/shipment'
import { possessive } from '../recipient/recipientLabel'
import { OfferList } from './OfferList'
import { OfferTile } from './OfferTile'
import { mainSkus, notIn } from './offers'
import { useAdding } from './useAdding'
import { useLastOffers } from './useLastOffers'

/** Maximum number of add-ons offered per shipment. */
const MOST = 2

/** Add-ons for a shipment with a qualifying main line; each is added to that line. */
export function AddOnStrip({ shipment }: { shipment: Shipment }) {
  const { addAddOn } = useCart()
  const { products } = useStore().state
  const texts = useTexts(offerTexts)
  const words = useTexts(shipmentTexts)
  const { unknownItem } = useTexts(commonTexts)
  const owner = possessive(shipment, words)
  const adding = useAdding(owner)
  const parents = parentChoices(shipment).filter(({ gapCents }) => gapCents === 0)
  const offers = useLastOffers('Addons', mainSkus([shipment]))
  const { addr_id: addrId } = shipment
  const shown = notIn(offers, [shipment]).slice(0, MOST)
  const [first] = parents
  if (shown.length === 0 || !first || addrId == null) return null

  const parentFor = (skuId: number | null) =>
    (parents.find(({ line }) => line.sku_id === skuId) ?? first).line
  return (
    <OfferList title={fill(texts.addOns, { possessive: owner })} heading="h3">
      {shown.map(({ itemId, skuId, priceCents, wasCents, goesWith }) => {
        const parent = parentFor(goesWith)
        const name = itemName(products.get(parent.sku_id), parent.sku_id, unknownItem)
        return (
          <OfferTile
            key={skuId}
            {...{ skuId, priceCents, wasCents }}
            possessive={owner}
            reason={fill(texts.goesWith, { item: name })}
            onAdd={(item) =>
              adding(item, () => addAddOn({ itemId, skuId, quantity: 1, addrId }, parent.clin_id))
            }
          />
        )
      })}
    </OfferList>
  )
}
