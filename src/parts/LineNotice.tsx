import { type UseLineItemResult, useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { commonTexts } from '../texts/common'
import { lineTexts } from '../texts/line'
import { Button, Message } from '../ui'
import { focusAfterGone } from './focusAfterGone'

interface LineNoticeProps {
  item: UseLineItemResult
  /** What the item is called. */
  name: string
  id: string
}

/**
 * What is wrong with the stock of a line, with the nearest way out: by the answer to the last
 * quantity that was asked for, else by the last check of the cart.
 */
export function LineNotice({ item, name, id }: LineNoticeProps) {
  const { notice, problem, quantity, setQuantity } = item
  const texts = useTexts(lineTexts)
  const { error } = useTexts(commonTexts)
  const { kind, unitsAvailable } = notice ?? problem ?? {}

  if (kind === 'item-out-of-stock') {
    return (
      <Message id={id} tone="error" word={error}>
        {fill(texts.outOfStock, { item: name })}
      </Message>
    )
  }
  if (kind !== 'insufficient-stock') return null
  const units = unitsAvailable ?? 0
  return (
    <Message
      id={id}
      tone="warn"
      actions={
        units > 0 &&
        units !== quantity && (
          <Button
            onClick={({ currentTarget }) =>
              void focusAfterGone(currentTarget, () => setQuantity(units))
            }
          >
            {fill(texts.takeRest, { units })}
          </Button>
        )
      }
    >
      {fill(notice ? texts.insufficient : texts.tooMany, { units, quantity })}
    </Message>
  )
}
