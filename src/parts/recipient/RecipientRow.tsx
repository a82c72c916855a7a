import { memo } from 'react'
import { calendarDay, formatDay } from '../../domain/calendar'
import { quantity } from '../../domain/line/quantity'
import type { Shipment } from '../../domain/schema/entities'
import { missingOf } from '../../domain/shipment/completeness'
import { isEGift } from '../../domain/shipment/shipments'
import { useShipment, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { overviewTexts } from '../../texts/overview'
import { missingTexts, shipmentTexts } from '../../texts/shipment'
import { reveal } from '../focus/reveal'
import { ReadySign } from '../shipment/ReadySign'
import { recipientLabel } from './recipientLabel'
import './RecipientRow.css'

type Words = ReturnType<typeof useTexts<typeof overviewTexts.texts>>

/** One recipient in the list of all: who, where, when, how much, ready or not; leads to its card. */
export const RecipientRow = memo(function RecipientRow({ shipmentId }: { shipmentId: number }) {
  const { shipment } = useShipment(shipmentId)
  const texts = useTexts(shipmentTexts)
  const parts = useTexts(missingTexts)
  const words = useTexts(overviewTexts)
  if (!shipment) return null
  const missing = missingOf(shipment).map((part) => parts[`part.${part}`])

  return (
    <button
      type="button"
      className="gw-recipient"
      onClick={({ currentTarget }) => reveal(currentTarget, { shipmentId })}
    >
      <span className="gw-recipient-name">{recipientLabel(shipment, texts)}</span>
      <span className="gw-recipient-state">
        {missing.length === 0 ? (
          <ReadySign />
        ) : (
          <span className="gw-recipient-lacks">
            {fill(parts.needs, { parts: missing.join(', ') })}
          </span>
        )}
      </span>
      <span className="gw-recipient-facts">{factsOf(shipment, texts.place, words)}</span>
    </button>
  )
})

/** Place, day and number of items, as far as they are known. */
function factsOf(shipment: Shipment, townText: string, words: Words): string {
  const { city, state, shipping, items } = shipment
  const region = state?.trim()
  const place = city?.trim() && region ? fill(townText, { city, region }) : city || region
  const day = calendarDay(shipping?.delivery_date)
  const when = day ? formatDay(day, 'short') : words.noDay
  const count = items.reduce((sum, line) => sum + quantity(line), 0)
  return [isEGift(shipment) ? null : place, isEGift(shipment) ? words.byEmail : when]
    .concat(fill(words.items, { count }))
    .filter(Boolean)
    .join('\u00a0· ')
}
