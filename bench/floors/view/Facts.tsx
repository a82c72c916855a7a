import type { Shipment } from '../../../src/domain/schema/entities'
import { day, goods, itemsCost, money } from '../model'
import { Picture } from './controls'

/** The summary of a collapsed shipment. */
export const Facts = ({ shipment }: { shipment: Shipment }) => {
  const all = shipment.items.map(({ sku_id }) => goods.get(sku_id))
  return (
    <>
      <Picture src={all[0]?.image} />
      <span className="gw-ledger-day">{day(shipment.shipping?.delivery_date)}</span>{' '}
      <span className="gw-ledger-cost">{money(itemsCost(shipment))}</span>{' '}
      <span className="gw-ledger-what">
        <span className="gw-ledger-items">{all.map((good) => good?.name).join(', ')}</span>
      </span>
      <span className="gw-ledger-status" />
    </>
  )
}
