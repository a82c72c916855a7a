import { useId, useState } from 'react'
import { quantity } from '../../domain/line/quantity'
import type { ChosenAddress, LineItem, Shipment } from '../../domain/schema/entities'
import { isEGift, isPerishable } from '../../domain/shipment/shipments'
import { useCartSelector, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipientTexts } from '../../texts/recipient'
import { shipmentTexts } from '../../texts/shipment'
import { NativeSelect, RadioGroup } from '../../ui'
import type { DialogContentProps } from '../dialog/kinds'
import { useEndIf } from '../dialog/useEndIf'
import { possessive } from '../recipient/recipientLabel'
import { useSentToasts } from '../recipient/useSentToasts'
import { SendSteps } from '../shipment/send/SendSteps'
import { useDestination } from '../shipment/send/useDestination'
import { useItemName } from './useItemName'

type Props = DialogContentProps<'send-line'>

/** Moves a line, or part of it, to another recipient, or copies it. */
export function SendLine(props: Props) {
  const { lineId } = props.params
  const found = useCartSelector(
    (cart) =>
      cart?.recipients.find(({ items }) => items.some(({ clin_id }) => clin_id === lineId)) ?? null,
  )
  const [first] = useState(found)
  // A moved line leaves its shipment while the dialog is still open.
  const shipment = found ?? first
  const line = shipment?.items.find(({ clin_id }) => clin_id === lineId)
  useEndIf(!line, props.end)
  return shipment && line ? <Content {...props} shipment={shipment} line={line} /> : null
}

type ContentProps = Props & { shipment: Shipment; line: LineItem }

function Content({ params, shipment, line, ...place }: ContentProps) {
  const { lineId } = params
  const needs = { isPerishable: isPerishable(shipment), isEGift: isEGift(shipment) }
  const destination = useDestination({ needs, from: shipment.crec_id })
  const [how, setHow] = useState('move')
  const [count] = useState(quantity(line))
  const [units, setUnits] = useState(count)
  const item = useItemName(lineId)
  const [name] = useState(item)
  const texts = useTexts(recipientTexts)
  const words = useTexts(shipmentTexts)
  const unitsId = useId()
  const owner = possessive(shipment, words)
  const isMove = how === 'move'
  const { moveLine, copyLine } = destination.recipients
  const sent = useSentToasts()

  const send = async (address: ChosenAddress) => {
    if (isMove) {
      const outcome = await moveLine(lineId, address, units)
      sent.moved(outcome, address, line.sku_id)
      return { ...outcome, kind: 'line-not-moved' }
    }
    const outcome = await copyLine(lineId, address, units)
    sent.copied(outcome, address)
    return { ...outcome, kind: 'not-copied' }
  }
  const amounts = Array.from({ length: count }, (_, index) => String(index + 1))

  return (
    <SendSteps
      {...place}
      destination={destination}
      title={fill(texts.lineTitle, { item: name })}
      actionText={isMove ? texts.moveDo : texts.copyDo}
      send={send}
    >
      <RadioGroup
        legend={texts.how}
        value={how}
        onValue={setHow}
        options={[
          {
            value: 'move',
            label: texts.howMove,
            hint: fill(texts.howMoveHint, { possessive: owner }),
          },
          {
            value: 'copy',
            label: texts.howCopy,
            hint: fill(texts.howCopyHint, { possessive: owner }),
          },
        ]}
      />
      {count > 1 && (
        <NativeSelect
          id={unitsId}
          label={texts.units}
          value={String(units)}
          onValue={(value) => setUnits(Number(value))}
          options={amounts.map((value) => ({
            value,
            label: isMove ? fill(texts.unitsOf, { units: value, count }) : value,
          }))}
        />
      )}
    </SendSteps>
  )
}
