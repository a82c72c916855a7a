import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useKnownProducts } from '../../hooks'
import { LazyOfflineNotice, LazyRecentLinks } from '../../parts'
import { Blocked } from '../../ui'
import { BuyBar } from './BuyBar'
import { Gallery } from './Gallery'
import { LazyFacts, LazyOptions, LazyQuantity, LazyRecipes } from './lazyMore'
import { Near } from './Near'
import './pdp.css'
import { Purchase } from './Purchase'
import { type ProductData, useBuyBox } from './useBuyBox'

interface ProductPageProps {
  data: ProductData
  /** Whether it replaces a page that had the focus. */
  takesFocus: boolean
}

/** A product: gallery, information, and everything for sending it to someone. */
export function ProductPage({ data, takesFocus }: ProductPageProps) {
  const { product, addOns } = data
  const buyBox = useBuyBox(data)
  const [blocked, setBlocked] = useState<string>()
  useKnownProducts(
    useMemo(() => [product, ...(addOns ?? []).flatMap((one) => one ?? [])], [product, addOns]),
  )
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) place.current?.querySelector<HTMLElement>('[data-gw-heading]')?.focus()
  }, [takesFocus])
  return (
    <article ref={place} className="gw-pdp">
      <div className="gw-pdp-offline">
        <LazyOfflineNotice onBlocked={setBlocked} />
      </div>
      <Blocked value={blocked}>
        <div className="gw-pdp-look">
          <Gallery product={product} />
        </div>
        <div className="gw-pdp-buy" onClickCapture={buyBox.touch} onChangeCapture={buyBox.touch}>
          <Purchase buyBox={buyBox} />
          <div className="gw-pdp-quantity">
            <LazyQuantity buyBox={buyBox} />
          </div>
          <BuyBar buyBox={buyBox} />
          <LazyOptions buyBox={buyBox} />
        </div>
      </Blocked>
      <div className="gw-pdp-more">
        <LazyFacts data={data} />
        <LazyRecipes data={data} />
        <Near>
          <LazyRecentLinks itemId={product.item_id} />
        </Near>
      </div>
    </article>
  )
}
