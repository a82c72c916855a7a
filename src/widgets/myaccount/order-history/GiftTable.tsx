import { useTexts } from '../../../hooks'
import { orderTexts } from '../../../texts/order'
import { GiftStatus } from './GiftStatus'
import './gift-table.css'
import type { GiftRowsProps } from './GiftCards'
import { TrackLink } from './TrackLink'
import { useOrderWords } from './useOrderWords'

/** The gifts of an order as a table, where there is room for one. */
export function GiftTable({ shipments, labelledBy }: GiftRowsProps) {
  const { person, gift, status, tracking } = useTexts(orderTexts)
  const { personText, itemText } = useOrderWords()
  return (
    <table className="gw-gift-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {[person, gift, status, tracking].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shipments.map((shipment) => (
          <tr key={shipment.shipment_id}>
            <th scope="row" data-gw-person tabIndex={-1}>
              {personText(shipment)}
            </th>
            <td>
              {shipment.items.map((item) => (
                <div key={item.sku_id}>{itemText(item)}</div>
              ))}
            </td>
            <td>
              <GiftStatus shipment={shipment} />
            </td>
            <td>
              <TrackLink shipment={shipment} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
