import { calendarDay, formatDay } from '../domain/calendar'
import type { Shipment } from '../domain/entities'
import { isEGift, isPerishable } from '../domain/shipments'
import { useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { shipmentTexts } from '../texts/shipment'
import { Icon, type IconName } from '../ui'
import './DeliveryFacts.css'

type Texts = ReturnType<typeof useTexts<typeof shipmentTexts.texts>>

/** When a shipment arrives, in words. */
function arrival({ shipping, email }: Shipment, isEmail: boolean, texts: Texts): string {
  if (isEmail) return email ? fill(texts.arrivesByEmail, { email }) : texts.arrivesByEmailLater
  const day = calendarDay(shipping?.delivery_date)
  if (!day) return texts.noDate
  const isWeek = shipping?.ship_select_type === 'week'
  return fill(isWeek ? texts.arrivesWeek : texts.arrives, { day: formatDay(day, 'short') })
}

/** How and when a shipment travels: the day, frozen or not, by night, and whether the day was moved. */
export function DeliveryFacts({ shipment }: { shipment: Shipment }) {
  const texts = useTexts(shipmentTexts)
  const isEmail = isEGift(shipment)
  const original = calendarDay(shipment.shipping?.ORIGINAL_ship_date)
  const facts: [IconName, string][] = [
    [isEmail ? 'gift' : 'calendar', arrival(shipment, isEmail, texts)],
  ]
  if (shipment.overnight_upgrade) facts.push(['truck', texts.overnight])
  if (isPerishable(shipment)) facts.push(['snowflake', texts.perishable])
  if (original) facts.push(['info', fill(texts.dateMoved, { day: formatDay(original, 'short') })])

  return (
    <ul className="gw-delivery">
      {facts.map(([icon, text]) => (
        <li className="gw-delivery-fact" key={icon}>
          <Icon className="gw-delivery-icon" name={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}
