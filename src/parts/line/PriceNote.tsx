import { useFormat, useLineItem, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { lineNoticeTexts } from '../../texts/lineNotice'
import { Message, TextButton } from '../../ui'
import { focusAfterGone } from '../focus/focusAfterGone'
import { useItemName } from './useItemName'

/** Says quietly that a line has another price than when it was added, until it was read. */
export function PriceNote({ lineId }: { lineId: number }) {
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
          aria-label={fill(texts.priceReadOf, { item })}
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
