import type { Shipment } from '../../domain/schema/entities'
import { useAsk, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { missingTexts } from '../../texts/missing'
import { shipmentTexts } from '../../texts/shipment'
import { TextButton } from '../../ui'
import './MissingParts.css'
import { possessive } from '../recipient/recipientLabel'
import { ShipmentRow } from './ShipmentRow'
import { useMissing } from './useMissing'

/** What a shipment still needs, each with a button to provide it. Renders nothing if nothing is missing. */
export function MissingParts({ shipment }: { shipment: Shipment }) {
  const words = useTexts(shipmentTexts)
  const texts = useTexts(missingTexts)
  const ask = useAsk()
  const missing = useMissing(shipment)
  if (!missing?.length) return null

  const { crec_id: shipmentId } = shipment
  return (
    <ShipmentRow icon="warning">
      <div className="gw-missing">
        <span>{texts.missing}</span>
        <ul className="gw-missing-parts">
          {missing.map((part) => {
            const name = texts[`part.${part}`]
            return (
              <li key={part}>
                <TextButton
                  aria-label={fill(texts.fill, {
                    part: name,
                    possessive: possessive(shipment, words),
                  })}
                  onClick={() =>
                    void (part === 'date'
                      ? ask('delivery-dates', { shipmentId })
                      : ask('change-recipient', { shipmentId, part }))
                  }
                >
                  {name}
                </TextButton>
              </li>
            )
          })}
        </ul>
      </div>
    </ShipmentRow>
  )
}
