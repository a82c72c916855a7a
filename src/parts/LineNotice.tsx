import { useLineItem, useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { commonTexts } from '../texts/common'
import { lineTexts } from '../texts/line'
import { Button, Message } from '../ui'
import { useItemName } from './useItemName'

/** What was wrong with the last quantity of a line, with the nearest way out. */
export function LineNotice({ lineId, id }: { lineId: number; id: string }) {
  const { notice, quantity, setQuantity } = useLineItem(lineId)
  const item = useItemName(lineId)
  const texts = useTexts(lineTexts)
  const { error } = useTexts(commonTexts)
  if (!notice) return null

  const { kind, unitsAvailable: units } = notice
  if (kind === 'item-out-of-stock') {
    return (
      <Message id={id} tone="error" word={error}>
        {fill(texts.outOfStock, { item })}
      </Message>
    )
  }
  return (
    <Message
      id={id}
      tone="warn"
      actions={
        units !== quantity && (
          <Button onClick={() => void setQuantity(units)}>{fill(texts.takeRest, { units })}</Button>
        )
      }
    >
      {fill(texts.insufficient, { units, quantity })}
    </Message>
  )
}
