import { calendarDay, mondayOf } from '../../domain/calendar'
import { NO_DATE_SHIP_ID } from '../../domain/constants'
import { SELECT_WEEK } from '../../domain/delivery/upgrades'
import type { Format } from '../../domain/format'
import type { Shipment } from '../../domain/schema/entities'
import { isReady } from '../../domain/shipment/completeness'
import { isEGift, shipmentSubtotalCents } from '../../domain/shipment/shipments'
import { useFormat, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { itemName } from '../../texts/itemName'
import { shipmentTexts } from '../../texts/shipment'
import { Icon } from '../../ui'
import { LazyShipmentStatus } from '../lazy/lazyNotices'
import { LinePicture } from '../line/LinePicture'
import './LedgerFacts.css'

interface LedgerFactsProps {
  shipment: Shipment
  /** Shows "Ready" if it is. */
  saysReady: boolean
}

/** What a collapsed shipment shows beside its name: date, amount, items and message. */
export function LedgerFacts({ shipment, saysReady }: LedgerFactsProps) {
  const format = useFormat()
  const texts = useTexts(shipmentTexts)
  const { unknownItem } = useTexts(commonTexts)
  const { products } = useStore().state
  const { items, gift_message } = shipment
  const message = gift_message?.trim()
  const infoOf = (skuId = 0) => products.get(skuId) ?? null
  const names = items.map(({ sku_id }) => itemName(infoOf(sku_id), sku_id, unknownItem))

  return (
    <>
      <LinePicture info={infoOf(items[0]?.sku_id)} />
      <span className="gw-ledger-day">{dayText(shipment, texts, format)}</span>{' '}
      <span className="gw-ledger-cost">{format.money(shipmentSubtotalCents(shipment))}</span>{' '}
      <span className="gw-ledger-what">
        <span className="gw-ledger-items">{names.join(', ')}</span>{' '}
        {message && (
          <span className="gw-ledger-words">
            <Icon name="mail" /> <i>“{message}”</i>
          </span>
        )}
      </span>
      <span className="gw-ledger-status" data-room={saysReady || !isReady(shipment) || undefined}>
        <LazyShipmentStatus shipment={shipment} namesParts saysReady={saysReady} />
      </span>
    </>
  )
}

/** When a shipment arrives, in two or three words. */
function dayText(shipment: Shipment, texts: typeof shipmentTexts.texts, format: Format): string {
  const { ship_id, ship_select_type, delivery_date } = shipment.shipping ?? {}
  const day = calendarDay(delivery_date)
  if (isEGift(shipment)) return texts.byEmail
  if (ship_id === NO_DATE_SHIP_ID) return texts.anyDay
  if (!day) return texts.noDay
  return ship_select_type === SELECT_WEEK
    ? fill(texts.ofWeek, { day: format.day(mondayOf(day)) })
    : format.day(day)
}
