import type { Shipment } from '../../domain/schema/entities'
import {
  isFrequencyOff,
  MIXED_FREQUENCY,
  shipmentFrequency,
} from '../../domain/shipment/autoDelivery'
import { useAsk, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { shipmentTexts } from '../../texts/shipment'
import { TextButton } from '../../ui'
import { possessive } from '../recipient/recipientLabel'
import { ShipmentRow } from './ShipmentRow'

/** How often a shipment repeats, and a button to change it. Renders nothing if no line is eligible. */
export function AutoDeliveryRow({ shipment }: { shipment: Shipment }) {
  const texts = useTexts(shipmentTexts)
  const { change } = useTexts(commonTexts)
  const ask = useAsk()
  const frequency = shipmentFrequency(shipment)
  if (frequency === null) return null

  const shipmentId = shipment.crec_id
  const name = fill(texts.changeAutoDelivery, { possessive: possessive(shipment, texts) })
  return (
    <ShipmentRow
      icon="repeat"
      action={
        <TextButton
          aria-label={name}
          onClick={() => void ask('shipment-auto-delivery', { shipmentId })}
        >
          {change}
        </TextButton>
      }
    >
      <p>{wordsFor(frequency, texts)}</p>
    </ShipmentRow>
  )
}

function wordsFor(frequency: string, texts: typeof shipmentTexts.texts): string {
  if (frequency === MIXED_FREQUENCY) return texts.autoDeliveryMixed
  if (isFrequencyOff(frequency)) return texts.autoDeliveryOff
  return fill(texts.autoDeliveryEvery, { months: frequency })
}
