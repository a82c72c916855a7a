import { lateFirst, shipmentStatus } from '../../../domain/account/orderStatus'
import type { OrderShipment } from '../../../domain/account/orders'
import { calendarDay } from '../../../domain/calendar'
import { type UseOrdersResult, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { dashboardTexts } from '../../../texts/dashboard'
import { Message } from '../../../ui'
import { useOrderWords } from '../order-history/useOrderWords'

/** A warning for each late gift, above everything else. */
export function LateGifts({ list: { orders, status } }: { list: UseOrdersResult }) {
  if (status !== 'ready') return null
  const shipments = orders.flatMap((order) => order.shipments)
  return lateFirst(shipments.filter((one) => shipmentStatus(one) === 'delayed')).map((one) => (
    <Late key={one.shipment_id} shipment={one} />
  ))
}

function Late({ shipment }: { shipment: OrderShipment }) {
  const { late, lateUndated } = useTexts(dashboardTexts)
  const { dayText, personText } = useOrderWords()
  const name = shipment.fname?.trim() || personText(shipment)
  const day = calendarDay(shipment.delivery_date)
  return (
    <Message tone="warn">
      {day ? fill(late, { name, day: dayText(day) }) : fill(lateUndated, { name })}
    </Message>
  )
}
