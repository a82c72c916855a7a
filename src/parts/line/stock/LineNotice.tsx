import { unitsBeside } from '../../../domain/line/stock'
import { type UseLineItemResult, useAsk, useCartSelector, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { lineNoticeTexts } from '../../../texts/lineNotice'
import { problemTexts } from '../../../texts/problem'
import { Button, Message } from '../../../ui'
import { focusAfterGone } from '../../focus/focusAfterGone'
import { useQuantityChange } from '../useQuantityChange'
import { shortageOf } from './shortageOf'

export interface LineNoticeProps {
  item: UseLineItemResult
  lineId: number
  itemName: string
  /** The possessive of its recipient, for the names of the buttons: "Dana Lee’s". */
  possessive: string
  id: string
}

/**
 * The stock problem of a line, with the nearest fix: from the response to the last quantity change, else
 * from cart validation or stock data.
 */
export function LineNotice({ item, lineId, itemName, possessive, id }: LineNoticeProps) {
  const { info, line, notice, quantity } = item
  const setQuantity = useQuantityChange(item)
  const texts = useTexts(lineNoticeTexts)
  const { error } = useTexts(commonTexts)
  const { fixOf } = useTexts(problemTexts)
  const ask = useAsk()
  const { kind, unitsAvailable } = shortageOf(item) ?? {}
  const units = unitsAvailable ?? 0
  // The answer to the line's own change has counted the other lines already.
  const left = useCartSelector((cart) =>
    cart && line && !notice ? unitsBeside(cart, line, units) : units,
  )
  const nameOf = (fix: string) => fill(fixOf, { fix, item: itemName, possessive })

  if (kind === 'item-out-of-stock') {
    const hasSizes = info !== null && info.siblings.length > 0
    return (
      <Message
        id={id}
        tone="error"
        word={error}
        actions={
          hasSizes && (
            <Button
              aria-label={nameOf(texts.otherSize)}
              onClick={() => void ask('line-options', { lineId })}
            >
              {texts.otherSize}
            </Button>
          )
        }
      >
        {fill(hasSizes ? texts.outOfStock : texts.outOfStockAlone, { item: itemName })}
      </Message>
    )
  }
  if (kind !== 'insufficient-stock') return null
  const take = fill(texts.takeRest, { units: left })
  const isShared = !notice && left < Math.min(units, quantity)
  const words = notice ? texts.insufficient : isShared ? texts.tooManyInAll : texts.tooMany
  return (
    <Message
      id={id}
      tone="warn"
      actions={
        left > 0 &&
        left !== quantity && (
          <Button
            saves
            aria-label={nameOf(take)}
            onClick={({ currentTarget }) =>
              void focusAfterGone(currentTarget, () => setQuantity(left))
            }
          >
            {take}
          </Button>
        )
      }
    >
      {fill(words, { units, quantity })}
    </Message>
  )
}
