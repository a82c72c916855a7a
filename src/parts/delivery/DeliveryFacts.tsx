import type { MouseEvent } from 'react'
import { calendarDay } from '../../domain/calendar'
import type { Shipment } from '../../domain/schema/entities'
import { isEGift, isPerishable } from '../../domain/shipment/shipments'
import { useAsk, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { shipmentTexts } from '../../texts/shipment'
import { Icon, TextButton, VisuallyHidden } from '../../ui'
import './DeliveryFacts.css'
import { possessive } from '../recipient/recipientLabel'
import { ShipmentRow } from '../shipment/ShipmentRow'
import { arrivalText } from './arrivalText'
import { useDeliveryFacts } from './useDeliveryFacts'

interface DeliveryFactsProps {
  shipment: Shipment
  /** Props of a button that edits it inline. If absent, the button opens a dialog. */
  changing?: { 'aria-expanded': boolean | undefined; onClick(event: MouseEvent): void }
}

/** How and when a shipment is delivered, its extra cost, and the button to change it. */
export function DeliveryFacts({ shipment, changing }: DeliveryFactsProps) {
  const texts = useTexts(shipmentTexts)
  const format = useFormat()
  const ask = useAsk()
  const facts = useDeliveryFacts(shipment, texts)
  const isEmail = isEGift(shipment)
  const hasDate = calendarDay(shipment.shipping?.delivery_date) !== null
  const change = isEmail
    ? texts.changeSending
    : !isPerishable(shipment)
      ? texts.changeMethod
      : hasDate
        ? texts.changeDate
        : texts.chooseDate

  return (
    <ShipmentRow
      icon={isEmail ? 'mail' : 'calendar'}
      action={
        <TextButton
          onClick={() => void ask('delivery-dates', { shipmentId: shipment.crec_id })}
          {...changing}
        >
          {change}
          <VisuallyHidden>
            {fill(texts.changeOf, { possessive: possessive(shipment, texts) })}
          </VisuallyHidden>
        </TextButton>
      }
    >
      <p className="gw-delivery-day">{arrivalText(shipment, texts, format)}</p>
      {facts.length > 0 && (
        <ul className="gw-delivery gw-note">
          {facts.map(([icon, text]) => (
            <li className="gw-delivery-fact" key={text}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </ShipmentRow>
  )
}
