import { trackingOf } from '../../../domain/account/tracking'
import { useTexts } from '../../../hooks'
import { LazyOrderClaim } from '../../../parts'
import { orderTexts } from '../../../texts/order'
import type { GiftRowsProps } from './GiftCards'
import { GiftStatus } from './GiftStatus'
import './gift-table.css'
import { TrackLink } from './TrackLink'
import { useOrderWords } from './useOrderWords'

/** The gifts of an order as a table, if there is room; empty columns are left out. */
export function GiftTable({ shipments, labelledBy }: GiftRowsProps) {
  const texts = useTexts(orderTexts)
  const { personText, itemText } = useOrderWords()
  const hasGifts = shipments.some(({ items }) => items.length > 0)
  const hasTracking = shipments.some((shipment) => trackingOf(shipment) !== null)
  return (
    <table className="gw-gift-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className="gw-gift-column-person">
            {texts.person}
          </th>
          {hasGifts && <th scope="col">{texts.gift}</th>}
          <th scope="col" className="gw-gift-column-status">
            {texts.status}
          </th>
          {hasTracking && (
            <th scope="col" className="gw-gift-column-tracking">
              {texts.tracking}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {shipments.map((shipment) => (
          <tr key={shipment.shipment_id} data-gw-line="">
            <th scope="row" data-gw-person tabIndex={-1}>
              {personText(shipment)}
            </th>
            {hasGifts && (
              <td>
                {shipment.items.map((item) => (
                  <div key={item.sku_id}>{itemText(item)}</div>
                ))}
              </td>
            )}
            <td>
              <GiftStatus shipment={shipment} />
              <LazyOrderClaim shipment={shipment} />
            </td>
            {hasTracking && (
              <td>
                <TrackLink shipment={shipment} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
