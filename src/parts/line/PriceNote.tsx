import { useFormat, useLineItem, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { lineNoticeTexts } from '../../texts/lineNotice'
import { Message, TextButton } from '../../ui'
import { focusAfterGone } from '../focus/focusAfterGone'
import { useItemName } from './useItemName'

export interface PriceNoteProps {
  lineId: number
  /** The possessive of its recipient: "Dana Lee’s". */
  possessive: string
}

/** An unobtrusive note that a line's price has changed since it was added, until dismissed. */
export function PriceNote({ lineId, possessive }: PriceNoteProps) {
  const format = useFormat()
  const { priceChange, dismissPriceChange } = useLineItem(lineId)
  const item = useItemName(lineId)
  const texts = useTexts(lineNoticeTexts)
  if (!priceChange) return null

  const [from, to] = [format.money(priceChange.fromCents), format.money(priceChange.toCents)]
  const isUp = priceChange.toCents > priceChange.fromCents
  return (
    <Message
      tone={isUp ? 'info' : 'ok'}
      actions={
        <TextButton
          aria-label={fill(texts.priceReadOf, { item, possessive })}
          onClick={({ currentTarget }) =>
            void focusAfterGone(currentTarget, async () => dismissPriceChange())
          }
        >
          {texts.priceRead}
        </TextButton>
      }
    >
      {fill(isUp ? texts.priceUp : texts.priceDown, { from, to })}
    </Message>
  )
}
