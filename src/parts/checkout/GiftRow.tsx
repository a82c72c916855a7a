import { movedFrom } from '../../domain/delivery/movedFrom'
import { SELECT_DAY } from '../../domain/delivery/upgrades'
import { sendDayOf } from '../../domain/gift-message/sendDay'
import { quantity } from '../../domain/line/quantity'
import type { Shipment } from '../../domain/schema/entities'
import { isEGift, shipmentSubtotalCents } from '../../domain/shipment/shipments'
import { useFormat, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { itemName } from '../../texts/itemName'
import { lineTexts } from '../../texts/line'
import { shipmentTexts } from '../../texts/shipment'
import { arrivalText } from '../delivery/arrivalText'
import { clubText } from '../line/clubText'
import { LinePicture } from '../line/LinePicture'
import { destinationText } from '../shipment/destinationText'
import './GiftRow.css'
import type { ReactNode } from 'react'
import { useGiftName } from './useGiftName'

interface GiftRowProps {
  shipment: Shipment
  /** Leaves out address, changes and message to save room. */
  isShort?: boolean
  /** A notice about a problem, at full width. */
  notice?: ReactNode
  /** Actions at the end. */
  children?: ReactNode
}

/** One gift for review: recipient, items, date, amount and message. */
export function GiftRow({ shipment, isShort, notice, children }: GiftRowProps) {
  const format = useFormat()
  const texts = useTexts(shipmentTexts)
  const { unknownItem } = useTexts(commonTexts)
  const lineWords = useTexts(lineTexts)
  const giftName = useGiftName()
  const { products } = useStore().state
  const { items, shipping, gift_message } = shipment
  const infoOf = (skuId = 0) => products.get(skuId) ?? null
  const { byEmail, noDay } = texts
  const inShort = { arrivesByEmail: byEmail, arrivesByEmailLater: byEmail }
  const words = { ...texts, noDate: noDay, ...(isShort && inShort) }
  const sendDay = isEGift(shipment) && sendDayOf(shipment.announce_it_time)
  const moved = movedFrom(shipment)
  const message = gift_message?.trim()
  const what = items.map((line) => {
    const name = itemName(infoOf(line.sku_id), line.sku_id, unknownItem)
    const units = quantity(line)
    // Nonbreaking spaces keep the quantity with its item.
    return units > 1 ? `${units}\u00a0×\u00a0${name}` : name
  })

  const clubs = new Set(items.flatMap((line) => clubText(line, lineWords, format) || []))

  return (
    <li className="gw-gift-row">
      <LinePicture info={infoOf(items[0]?.sku_id)} />
      <div className="gw-gift-row-text">
        <p className="gw-gift-row-name">{giftName(shipment)}</p>
        {!isShort && !isEGift(shipment) && (
          <p className="gw-note">
            <bdi>{destinationText(shipment, texts)}</bdi>
          </p>
        )}
        <p className="gw-note">{arrivalText(shipment, words, format)}</p>
        {sendDay && <p className="gw-note">{fill(texts.emailDay, { day: format.day(sendDay) })}</p>}
        {shipment.overnight_upgrade && <p className="gw-note">{texts.overnight}</p>}
        {shipping?.ship_select_type === SELECT_DAY && (
          <p className="gw-note">{texts.specificDay}</p>
        )}
        {!isShort && moved && (
          <p className="gw-note">{fill(texts.dateMoved, { day: format.day(moved) })}</p>
        )}
        <p className="gw-note gw-gift-row-items">{what.join(', ')}</p>
        {[...clubs].map((club) => (
          <p key={club} className="gw-note">
            {club}
          </p>
        ))}
        {!isShort && message && <p className="gw-gift-row-words">{`“${message}”`}</p>}
        {children}
      </div>
      <p className="gw-gift-row-cost">{format.money(shipmentSubtotalCents(shipment))}</p>
      {notice && <div className="gw-gift-row-notice">{notice}</div>}
    </li>
  )
}
