import { ADD_ON_THRESHOLD_CENTS } from '../../domain/constants'
import { type ParentChoice as Choice, parentChoices } from '../../domain/line/parentChoices'
import { formatUsd } from '../../domain/money'
import { useCartSelector, useNonAddOnPrice, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { lineOptionsTexts } from '../../texts/lineOptions'
import { Message, RadioGroup } from '../../ui'
import { useItemName } from './useItemName'

interface ParentChoiceProps {
  lineId: number
  itemId: number
  parentId: number | null
  onParentId(parentId: number): void
}

const threshold = formatUsd(ADD_ON_THRESHOLD_CENTS)

/** The main items that an add-on may go with; those that cost too little say what is missing. */
export function ParentChoice({ lineId, itemId, parentId, onParentId }: ParentChoiceProps) {
  const texts = useTexts(lineOptionsTexts)
  const shipment = useCartSelector(
    (cart) =>
      cart?.recipients.find(({ items }) => items.some(({ clin_id }) => clin_id === lineId)) ?? null,
  )
  const choices = shipment ? parentChoices(shipment) : []
  const isPossible = choices.some(({ gapCents }) => gapCents === 0)
  const alone = useNonAddOnPrice(isPossible ? null : itemId)

  return (
    <>
      {!isPossible && (
        <Message tone="warn">
          {fill(texts.noParent, { threshold })}
          {alone !== null && ` ${fill(texts.alone, { amount: formatUsd(alone) })}`}
        </Message>
      )}
      {choices.length > 0 && (
        <RadioGroup
          legend={texts.parent}
          hint={fill(texts.parentHint, { threshold })}
          value={parentId === null ? null : String(parentId)}
          onValue={(value) => onParentId(Number(value))}
          options={choices.map(({ line, gapCents }) => ({
            value: String(line.clin_id),
            label: <ItemName lineId={line.clin_id} />,
            hint: gapCents > 0 && <Gap gapCents={gapCents} />,
            disabled: gapCents > 0,
          }))}
        />
      )}
    </>
  )
}

const ItemName = ({ lineId }: { lineId: number }) => useItemName(lineId)

function Gap({ gapCents }: Pick<Choice, 'gapCents'>) {
  const texts = useTexts(lineOptionsTexts)
  return fill(texts.parentGap, { amount: formatUsd(gapCents), threshold })
}
