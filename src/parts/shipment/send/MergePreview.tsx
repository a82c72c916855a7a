import { calendarDay } from '../../../domain/calendar'
import { quantity } from '../../../domain/line/quantity'
import type { MergeOutcome } from '../../../domain/recipient/recipients'
import type { Shipment } from '../../../domain/schema/entities'
import { recipientName } from '../../../domain/shipment/shipments'
import { useFormat, useStore, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { itemName } from '../../../texts/itemName'
import { recipientTexts } from '../../../texts/recipient'
import { shipmentTexts } from '../../../texts/shipment'
import { Message } from '../../../ui'
import { arrivalText } from '../../delivery/arrivalText'
import './MergePreview.css'

/** The result of merging two shipments: the lines of both, one date and one message. */
export function MergePreview({ merge }: { merge: MergeOutcome }) {
  const format = useFormat()
  const { winner, loser, losesDate, losesMessage } = merge
  const texts = useTexts(recipientTexts)
  const words = useTexts(shipmentTexts)
  const { unknownItem } = useTexts(commonTexts)
  const { products } = useStore().state
  const lostDay = calendarDay(loser.shipping?.delivery_date)
  const message = winner.gift_message?.trim()

  return (
    <div className="gw-merge">
      <h3 className="gw-merge-title">{fill(texts.mergeItems, { name: recipientName(winner) })}</h3>
      <ul className="gw-merge-lines">
        {linesOf(winner, loser).map(({ sku_id, count }) => (
          <li key={sku_id}>
            {fill(texts.mergeLine, {
              count,
              item: itemName(products.get(sku_id), sku_id, unknownItem),
            })}
          </li>
        ))}
      </ul>
      <p>{arrivalText(winner, words, format)}</p>
      <p className="gw-merge-message">{message ? `“${message}”` : texts.mergeNoMessage}</p>
      {(losesDate || losesMessage) && (
        <Message tone="warn">
          {losesDate && lostDay && (
            <p>{fill(texts.mergeLosesDate, { day: format.day(lostDay) })}</p>
          )}
          {losesMessage && (
            <p>{fill(texts.mergeLosesMessage, { message: loser.gift_message?.trim() ?? '' })}</p>
          )}
        </Message>
      )}
    </div>
  )
}

/** The quantity of each sku in both shipments together. */
function linesOf(...shipments: readonly Shipment[]): { sku_id: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const line of shipments.flatMap(({ items }) => items)) {
    counts.set(line.sku_id, (counts.get(line.sku_id) ?? 0) + quantity(line))
  }
  return [...counts].map(([sku_id, count]) => ({ sku_id, count }))
}
