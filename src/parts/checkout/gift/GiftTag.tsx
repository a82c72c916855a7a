import { quantity } from '../../../domain/line/quantity'
import type { Shipment } from '../../../domain/schema/entities'
import { useAsk, useStore, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { giftsTexts } from '../../../texts/gifts'
import { itemName } from '../../../texts/itemName'
import { shipmentTexts } from '../../../texts/shipment'
import { TextButton } from '../../../ui'
import { LinePicture } from '../../line/LinePicture'
import { possessive } from '../../recipient/recipientLabel'
import './GiftTag.css'

/** The contents of a gift, and buttons to move them to another recipient. */
export function GiftTag({ shipment, canMove }: { shipment: Shipment; canMove?: boolean }) {
  const texts = useTexts(shipmentTexts)
  const { unknownItem } = useTexts(commonTexts)
  const { move, moveOf } = useTexts(giftsTexts)
  const { products } = useStore().state
  const ask = useAsk()
  const { crec_id: shipmentId, items } = shipment
  const infoOf = (skuId = 0) => products.get(skuId) ?? null
  const owner = { possessive: possessive(shipment, texts) }

  return (
    <div className="gw-gift-tag">
      <LinePicture info={infoOf(items[0]?.sku_id)} />
      <ul className="gw-gift-tag-items" aria-label={fill(texts.linesOf, owner)}>
        {items.map((line) => {
          const item = itemName(infoOf(line.sku_id), line.sku_id, unknownItem)
          return (
            <li key={line.clin_id}>
              {quantity(line) > 1 && `${quantity(line)}\u00a0×\u00a0`}
              {item}{' '}
              {canMove && (
                <TextButton
                  aria-label={fill(moveOf, { item })}
                  onClick={() => void ask('send-line', { lineId: line.clin_id })}
                >
                  {move}
                </TextButton>
              )}
            </li>
          )
        })}
      </ul>
      <TextButton
        aria-label={fill(texts.changeRecipientOf, owner)}
        onClick={() => void ask('change-recipient', { shipmentId })}
      >
        {texts.changeRecipient}
      </TextButton>
    </div>
  )
}
