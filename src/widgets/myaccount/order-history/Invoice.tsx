import type { OrderDetail } from '../../../domain/account/orders'
import { calendarDay } from '../../../domain/calendar'
import { useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { orderTexts } from '../../../texts/order'
import { InvoiceGift } from './InvoiceGift'
import { InvoiceSums } from './InvoiceSums'
import './invoice.css'
import { useOrderWords } from './useOrderWords'

/** An order in full: recipients, addresses, items, totals and payment. */
export function Invoice({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const { dateText } = useOrderWords()
  const day = calendarDay(order.ordered_on)
  return (
    <div className="gw-invoice">
      {day && <p className="gw-note">{fill(texts.ordered, { day: dateText(day) })}</p>}
      <ul className="gw-invoice-gifts">
        {order.shipments.map((shipment) => (
          <li key={shipment.shipment_id}>
            <InvoiceGift shipment={shipment} />
          </li>
        ))}
      </ul>
      <div className="gw-invoice-end">
        <InvoiceSums order={order} />
        {order.paid_with && (
          <p className="gw-note">{fill(texts.paidWith, { means: order.paid_with })}</p>
        )}
      </div>
    </div>
  )
}
