import { ADD_ON_THRESHOLD_CENTS } from '../../../domain/constants'
import { findLine } from '../../../domain/line/lines'
import { parentChoices } from '../../../domain/line/parentChoices'
import { useCartSelector, useFormat, useNonAddOnPrice, useStore, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { itemName } from '../../../texts/itemName'
import { lineOptionsTexts } from '../../../texts/lineOptions'
import { Message } from '../../../ui'
import { LazySelect } from '../../lazy/LazySelect'

interface ParentChoiceProps {
  lineId: number
  itemId: number
  parentId: number | null
  onParentId(parentId: number): void
  /** The element to mount the list into. */
  container: HTMLElement
}

/** The main items that an add-on can go with; those below the minimum say how much is missing. */
export function ParentChoice(props: ParentChoiceProps) {
  const format = useFormat()
  const threshold = format.money(ADD_ON_THRESHOLD_CENTS)
  const { lineId, itemId, parentId, onParentId, container } = props
  const texts = useTexts(lineOptionsTexts)
  const { unknownItem } = useTexts(commonTexts)
  const { products } = useStore().state
  const shipment = useCartSelector((cart) => (cart && findLine(cart, lineId)?.shipment) ?? null)
  const choices = shipment ? parentChoices(shipment) : []
  const isPossible = choices.some(({ gapCents }) => gapCents === 0)
  const alone = useNonAddOnPrice(isPossible ? null : itemId)
  const gapOf = (cents: number) => fill(texts.parentGap, { amount: format.money(cents), threshold })

  return (
    <>
      {!isPossible && (
        <Message tone="warn">
          <span>{fill(texts.noParent, { threshold })}</span>
          {alone !== null && (
            <span>{` ${fill(texts.alone, { amount: format.money(alone) })}`}</span>
          )}
        </Message>
      )}
      {choices.length > 0 && (
        <LazySelect
          label={texts.parent}
          hint={fill(texts.parentHint, { threshold })}
          placeholder={texts.parentNone}
          container={container}
          value={parentId === null ? '' : String(parentId)}
          onValue={(value) => onParentId(Number(value))}
          options={choices.map(({ line, gapCents }) => ({
            value: String(line.clin_id),
            label: itemName(products.get(line.sku_id), line.sku_id, unknownItem),
            hint: gapCents > 0 ? gapOf(gapCents) : undefined,
            disabled: gapCents > 0,
          }))}
        />
      )}
    </>
  )
}
