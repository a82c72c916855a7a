import { type ShipmentStatus, statusSentence } from '../../../domain/account/orderStatus'
import type { OrderShipment } from '../../../domain/account/orders'
import { useFormat, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { orderStatusTexts } from '../../../texts/order'
import { Icon, type IconName } from '../../../ui'
import './gift-status.css'
import { useOrderWords } from './useOrderWords'

/** Icon and color of each status; the text alone conveys it. */
const signs = {
  'awaiting-address': ['mail', 'warn'],
  preparing: ['gift', 'plain'],
  shipped: ['truck', 'plain'],
  'out-for-delivery': ['truck', 'ok'],
  delivered: ['check', 'ok'],
  delayed: ['warning', 'warn'],
  canceled: ['close', 'off'],
  refunded: ['repeat', 'off'],
  emailed: ['mail', 'ok'],
  opened: ['mail', 'ok'],
} as const satisfies Record<ShipmentStatus, readonly [IconName, string]>

/** The status of a gift, as text. */
export function GiftStatus({ shipment }: { shipment: OrderShipment }) {
  const texts = useTexts(orderStatusTexts)
  const { money } = useFormat()
  const { dayText } = useOrderWords()
  const { status, key, day, refundCents } = statusSentence(shipment)
  const [icon, tone] = signs[status]
  return (
    <span className="gw-gift-state" data-tone={tone}>
      <Icon className="gw-gift-icon" name={icon} />
      <span>
        {fill(texts[key], {
          ...(day && { day: dayText(day) }),
          ...(refundCents !== null && { amount: money(refundCents) }),
        })}
      </span>
    </span>
  )
}
