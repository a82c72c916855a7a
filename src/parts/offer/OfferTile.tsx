import { type MouseEvent, useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { isChosenOnItsPage } from '../../domain/product/products'
import { type AddOutcome, useFormat, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { itemName } from '../../texts/itemName'
import { offerTexts } from '../../texts/offer'
import { Button, ButtonLink, Money } from '../../ui'
import { focusAfterGone } from '../focus/focusAfterGone'
import { LinePicture } from '../line/LinePicture'
import './OfferTile.css'

interface OfferTileProps {
  skuId: number
  /** US cents; null if unknown. */
  priceCents: number | null
  wasCents?: number | null
  /** Why it is offered. */
  reason?: string | null
  /** Possessive of the recipient: "Dana Lee’s". */
  possessive: string
  /**
   * Adds it to the cart; resolves to `failed` if that did not work. If absent, and for a product with choices that
   * only its page offers, there is a link to the shop.
   */
  onAdd?: ((item: string) => Promise<AddOutcome>) | undefined
}

/** One offer, with its price. */
export function OfferTile({
  skuId,
  priceCents,
  wasCents,
  reason,
  possessive,
  onAdd,
}: OfferTileProps) {
  const format = useFormat()
  const info = useStore().state.products.get(skuId) ?? null
  const texts = useTexts(offerTexts)
  const { was, now, unknownItem } = useTexts(commonTexts)
  const [isBusy, setBusy] = useState(false)
  const item = itemName(info, skuId, unknownItem)
  const href = safeUrl(info?.product.url)
  const isLink = !onAdd || (info && isChosenOnItsPage(info.product) && href)
  const isSale = wasCents != null && priceCents !== null && wasCents > priceCents
  const add = async ({ currentTarget }: MouseEvent) => {
    setBusy(true)
    const places = ['[data-gw-offers]', '[data-gw-shipment]'].map((place) =>
      currentTarget.closest(place),
    )
    await focusAfterGone(currentTarget, async () => onAdd?.(item), places)
    setBusy(false)
  }

  return (
    <li className="gw-tile">
      <div>
        <LinePicture info={info} />
      </div>
      <div className="gw-tile-body">
        <p className="gw-tile-name">{href ? <a href={href}>{item}</a> : item}</p>
        {info?.label && <p className="gw-note">{info.label}</p>}
        {reason && <p className="gw-note">{reason}</p>}
        {priceCents !== null && (
          <p className="gw-note">
            <Money
              amount={format.money(priceCents)}
              was={isSale ? format.money(wasCents) : undefined}
              wasWord={was}
              nowWord={now}
            />
          </p>
        )}
      </div>
      {isLink ? (
        href && (
          <ButtonLink className="gw-tile-add" href={href} aria-label={fill(texts.lookAt, { item })}>
            {texts.look}
          </ButtonLink>
        )
      ) : (
        <Button
          className="gw-tile-add"
          saves
          icon="plus"
          isBusy={isBusy}
          busyText={texts.adding}
          aria-label={isBusy ? undefined : fill(texts.addItem, { item, possessive })}
          onClick={(event) => void add(event)}
        >
          {texts.add}
        </Button>
      )}
    </li>
  )
}
