import { memo, useId, useRef } from 'react'
import { safeUrl } from '../../domain/page/urls'
import type { DisplayLine } from '../../domain/shipment/shipments'
import { useFormat, useLineItem, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { itemName } from '../../texts/itemName'
import { lineTexts } from '../../texts/line'
import { Money } from '../../ui'
import { focusAfterRemoval } from '../focus/focusAfterRemoval'
import { focusAfterRestore } from '../focus/focusAfterRestore'
import { useFocusWhenGone } from '../focus/useFocusWhenGone'
import { LineActions } from './LineActions'
import { LineFacts } from './LineFacts'
import './LineItemRow.css'
import { LazyLineNotice, LazyPendingNote, LazyPriceNote } from '../lazy/lazyNotices'
import { LinePicture } from './LinePicture'
import { QuantityControl } from './QuantityControl'
import { shortageOf } from './stock/shortageOf'
import { useRemoval } from './useRemoval'

interface LineItemRowProps {
  lineId: number
  role: DisplayLine['role']
  /** The possessive of its recipient, for the names of its controls: "Dana Lee’s". */
  possessive: string
}

/** One line of a shipment: item, price, quantity and a remove button. */
export const LineItemRow = memo(function LineItemRow({
  lineId,
  role,
  possessive,
}: LineItemRowProps) {
  const item = useLineItem(lineId)
  const { line, info, priceCents, wasCents, subtotalCents, quantity, isPending } = item
  const format = useFormat()
  const texts = useTexts(lineTexts)
  const { was, now, free, unknownItem } = useTexts(commonTexts)
  const removeLine = useRemoval()
  const row = useRef<HTMLLIElement>(null)
  useFocusWhenGone(row)
  const noticeId = useId()
  if (!line) return null

  const name = itemName(info, line.sku_id, unknownItem)

  const isShort = shortageOf(item) !== null
  const isGift = role === 'free-gift'
  const href = safeUrl(info?.product.url)
  const take = () => {
    const { remove } = item
    const root = row.current?.closest('.gw-root') ?? document.body
    const restore = () => focusAfterRestore(root, item.restore)
    focusAfterRemoval(row.current, () => removeLine({ skuId: line.sku_id, remove, restore }))
  }

  return (
    <li
      ref={row}
      className="gw-line"
      data-role={role}
      data-pending={isPending || undefined}
      data-gw-line={lineId}
    >
      <LinePicture info={info} />
      <div className="gw-line-body">
        <h3 className="gw-line-name" data-gw-heading tabIndex={-1}>
          {href ? <a href={href}>{name}</a> : name}
        </h3>
        <LineFacts item={item} role={role} />
      </div>
      <div className="gw-line-controls">
        {!isGift && (
          <QuantityControl
            {...{ item, name, possessive }}
            onRemove={take}
            aria-describedby={isShort ? noticeId : undefined}
          />
        )}
        {!isGift && (quantity > 1 || wasCents !== null) && (
          <p className="gw-line-each gw-note">
            <Money
              amount={fill(texts.each, { amount: format.money(priceCents) })}
              was={wasCents === null ? undefined : format.money(wasCents)}
              wasWord={was}
              nowWord={now}
            />
          </p>
        )}
        {!isGift && <LineActions {...{ item, lineId, name, possessive }} onRemove={take} />}
      </div>
      <p className="gw-line-subtotal">
        <Money amount={isGift ? free : format.money(subtotalCents)} />
        {isGift && quantity > 1 && <span>{` × ${quantity}`}</span>}
      </p>
      <div className="gw-line-notice">
        {isShort && (
          <LazyLineNotice {...{ item, lineId, possessive }} itemName={name} id={noticeId} />
        )}
        {isPending && <LazyPendingNote />}
        {item.priceChange && <LazyPriceNote {...{ lineId, possessive }} />}
      </div>
    </li>
  )
})
