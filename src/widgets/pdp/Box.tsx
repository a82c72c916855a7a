import { useId } from 'react'
import { cents } from '../../domain/money'
import { safeUrl } from '../../domain/page/urls'
import { type KnownComboPart, useFormat, useTexts } from '../../hooks'
import { LinePicture, useIsLong, useRetainedFocus } from '../../parts'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { itemName } from '../../texts/itemName'
import { lineNoticeTexts } from '../../texts/lineNotice'
import { pdpMoreTexts } from '../../texts/pdpMore'
import { Message, Skeleton, StatusRegion, TextButton } from '../../ui'
import './box.css'
import type { BuyBox } from './useBuyBox'

/** Lines reserved while loading: about three parts, and the savings. */
const USUAL = 4

/** Time until loading counts as slow, in milliseconds (screens §2.1). */
const SLOW_MS = 8000

/** The contents of a gift box, their separate price, and any sold-out part. */
export function Box({ buyBox: { box, product } }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpMoreTexts)
  const words = useTexts(lineNoticeTexts)
  const { unknownItem, tryAgain, slow } = useTexts(commonTexts)
  const format = useFormat()
  const id = useId()
  const { parts, status, gone, reload } = box
  const isSlow = useIsLong(status === 'loading', SLOW_MS)
  const note = status === 'failed' ? words.insideFailed : isSlow && slow
  const place = useRetainedFocus(status)
  const price = product.size?.priceCents ?? null
  const apart = apartCents(parts)
  return (
    <section {...place} className="gw-box" aria-labelledby={id}>
      <h2 className="gw-box-title" id={id}>
        {texts.inBox}
      </h2>
      <StatusRegion>
        {gone && (
          <Message tone="warn">
            {fill(texts.partGone, { part: itemName(gone.info, gone.skuId, unknownItem) })}
          </Message>
        )}
      </StatusRegion>
      {note && (
        <p className="gw-note" role="status">
          {note} <TextButton onClick={reload}>{tryAgain}</TextButton>
        </p>
      )}
      {(status === 'idle' || status === 'loading') && <Skeleton shape="control" lines={USUAL} />}
      <ul className="gw-box-parts">
        {parts.map((part) => (
          <Part key={part.skuId} part={part} isGone={part === gone} />
        ))}
      </ul>
      {apart !== null && price !== null && apart > price && (
        <p className="gw-box-sum">
          {fill(texts.boxSaves, { sum: format.money(apart), price: format.money(price) })}
        </p>
      )}
    </section>
  )
}

function Part({ part, isGone }: { part: KnownComboPart; isGone: boolean }) {
  const { part: line } = useTexts(lineNoticeTexts)
  const texts = useTexts(pdpMoreTexts)
  const { unknownItem } = useTexts(commonTexts)
  const { info, skuId, quantity, isPrimary } = part
  const item = fill(line, { quantity, item: itemName(info, skuId, unknownItem) })
  const href = safeUrl(info?.product.url)
  return (
    <li className="gw-box-part" data-gone={isGone || undefined}>
      <LinePicture info={info} />
      <span>
        {href ? <a href={href}>{item}</a> : item}
        {info?.label && <span className="gw-note gw-box-size">{info.label}</span>}
        {isPrimary && <span className="gw-note gw-box-size">{texts.primary}</span>}
      </span>
    </li>
  )
}

/** Price of the parts bought separately, in US cents; null if any price is unknown. */
function apartCents(parts: readonly KnownComboPart[]): number | null {
  let sum = 0
  for (const { info, skuId, quantity } of parts) {
    const price = info?.product.skus.find(({ sku_id }) => sku_id === skuId)?.price
    if (price == null) return null
    sum += cents(price) * quantity
  }
  return parts.length > 0 ? sum : null
}
