import type { OrderDetail } from '../../../domain/account/orders'
import { useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { orderTexts } from '../../../texts/order'
import { InvoiceGift } from './InvoiceGift'
import { InvoiceSums } from './InvoiceSums'
import './invoice.css'

/** An order in full: what each person got and where, what it cost, how it was paid. */
export function Invoice({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  return (
    <div className="gw-invoice">
      <p className="gw-invoice-number">{fill(texts.number, { id: order.order_id })}</p>
      <ul className="gw-invoice-gifts">
        {order.shipments.map((shipment) => (
          <li key={shipment.shipment_id}>
            <InvoiceGift shipment={shipment} />
          </li>
        ))}
      </ul>
      <InvoiceSums order={order} />
      {order.paid_with && (
        <p className="gw-note">{fill(texts.paidWith, { means: order.paid_with })}</p>
      )}
    </div>
  )
}
