import { memo, useId, useRef } from 'react'
import { safeUrl } from '../../domain/page/urls'
import type { DisplayLine } from '../../domain/shipment/shipments'
import { useFormat, useLineItem, useTexts } from '../../hooks'
import {
  focusAfterRemoval,
  LazyLineNotice,
  LazyPendingNote,
  LinePicture,
  shortageOf,
  useRemoval,
} from '../../parts'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { itemName } from '../../texts/itemName'
import { lineTexts } from '../../texts/line'
import { miniCartTexts } from '../../texts/miniCart'
import { Money, TextButton } from '../../ui'
import './mini-line.css'

interface MiniLineProps {
  lineId: number
  role: DisplayLine['role']
  /** The possessive of its recipient: "Dana Lee’s". */
  possessive: string
}

/** A compact line: item, quantity, price and a remove button. The cart page has the rest. */
export const MiniLine = memo(function MiniLine({ lineId, role, possessive }: MiniLineProps) {
  const item = useLineItem(lineId)
  const { line, info, quantity, subtotalCents, isPending } = item
  const format = useFormat()
  const texts = useTexts(lineTexts)
  const { units } = useTexts(miniCartTexts)
  const { free, unknownItem } = useTexts(commonTexts)
  const removeLine = useRemoval()
  const row = useRef<HTMLLIElement>(null)
  const noticeId = useId()
  if (!line) return null

  const name = itemName(info, line.sku_id, unknownItem)
  const href = safeUrl(info?.product.url)
  const isGift = role === 'free-gift'
  const facts = [info?.label, fill(units, { count: quantity }), isGift && texts.freeGift]
  const take = () => {
    const { remove, restore } = item
    focusAfterRemoval(row.current, () => removeLine({ skuId: line.sku_id, remove, restore }))
  }
  return (
    <li
      ref={row}
      className="gw-mini-line"
      data-pending={isPending || undefined}
      data-gw-line={lineId}
    >
      <LinePicture info={info} />
      <div className="gw-mini-line-body">
        <h4 className="gw-mini-line-name" data-gw-heading tabIndex={-1}>
          {href ? <a href={href}>{name}</a> : name}
        </h4>
        <p className="gw-note">{facts.filter(Boolean).join(' · ')}</p>
        {!isGift && (
          <TextButton
            saves
            aria-label={fill(texts.remove, { item: name, possessive })}
            onClick={take}
          >
            {texts.removeShort}
          </TextButton>
        )}
      </div>
      <p className="gw-mini-line-amount">
        <Money amount={isGift ? free : format.money(subtotalCents)} />
      </p>
      <div className="gw-mini-line-notice">
        {shortageOf(item) && (
          <LazyLineNotice {...{ item, lineId, possessive }} itemName={name} id={noticeId} />
        )}
        {isPending && <LazyPendingNote />}
      </div>
    </li>
  )
})
