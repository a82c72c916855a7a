import type { OrderDetail } from '../../../domain/account/orders'
import { cents } from '../../../domain/money'
import { useFormat, useTexts } from '../../../hooks'
import { addressText } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { orderTexts } from '../../../texts/order'
import { whoseTexts } from '../../../texts/whose'
import { useOrderWords } from './useOrderWords'

type DetailShipment = OrderDetail['shipments'][number]

/** One recipient's part of an invoice: address, items with prices, and gift message. */
export function InvoiceGift({ shipment }: { shipment: DetailShipment }) {
  const texts = useTexts(orderTexts)
  const words = useTexts(whoseTexts)
  const { personText } = useOrderWords()
  const address = addressText(shipment, words)
  return (
    <>
      <h3 className="gw-invoice-person">{personText(shipment)}</h3>
      {address && (
        <p className="gw-note">
          <bdi>{address}</bdi>
        </p>
      )}
      <ul className="gw-invoice-items">
        {shipment.items.map((item) => (
          <InvoiceItem key={item.sku_id} item={item} />
        ))}
      </ul>
      {shipment.gift_message && (
        <p className="gw-note">{fill(texts.message, { text: shipment.gift_message })}</p>
      )}
    </>
  )
}

function InvoiceItem({ item }: { item: DetailShipment['items'][number] }) {
  const texts = useTexts(orderTexts)
  const { money } = useFormat()
  const { itemText } = useOrderWords()
  const name = itemText(item)
  return (
    <li className="gw-invoice-item">
      <span>
        {item.size ? fill(texts.sized, { item: name, size: item.size }) : name}
        {item.is_sold === false && <span className="gw-note gw-invoice-gone">{texts.notSold}</span>}
      </span>
      {item.price != null && (
        <span className="gw-money">{money(cents(item.price) * (item.qty ?? 1))}</span>
      )}
    </li>
  )
}
