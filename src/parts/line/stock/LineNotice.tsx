import { type UseLineItemResult, useAsk, useTexts } from '../../../hooks'
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
  const { info, notice, quantity } = item
  const setQuantity = useQuantityChange(item)
  const texts = useTexts(lineNoticeTexts)
  const { error } = useTexts(commonTexts)
  const { fixOf } = useTexts(problemTexts)
  const ask = useAsk()
  const { kind, unitsAvailable } = shortageOf(item) ?? {}
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
  const units = unitsAvailable ?? 0
  const take = fill(texts.takeRest, { units })
  return (
    <Message
      id={id}
      tone="warn"
      actions={
        units > 0 &&
        units !== quantity && (
          <Button
            saves
            aria-label={nameOf(take)}
            onClick={({ currentTarget }) =>
              void focusAfterGone(currentTarget, () => setQuantity(units))
            }
          >
            {take}
          </Button>
        )
      }
    >
      {fill(notice ? texts.insufficient : texts.tooMany, { units, quantity })}
    </Message>
  )
}
