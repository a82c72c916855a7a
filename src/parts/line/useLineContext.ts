import { useCartSelector, useLineItem, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { shipmentTexts } from '../../texts/shipment'
import { possessive } from '../recipient/recipientLabel'
import { itemName } from './itemName'

/** A line that a dialog is about, and the words for it; `line` is null once it has gone. */
export function useLineContext(lineId: number) {
  const item = useLineItem(lineId)
  const shipment = useCartSelector(
    (cart) =>
      cart?.recipients.find(({ items }) => items.some(({ clin_id }) => clin_id === lineId)) ?? null,
  )
  const { unknownItem, myself } = useTexts(commonTexts)
  const words = useTexts(shipmentTexts)
  const name = shipment?.is_myself ? myself : [shipment?.fname, shipment?.lname].filter(Boolean)
  return {
    ...item,
    shipment,
    itemName: itemName(item.info, item.line?.sku_id ?? 0, unknownItem),
    name: typeof name === 'string' ? name : (name?.join(' ') ?? ''),
    possessive: shipment ? possessive(shipment, words) : words.possessiveSomeone,
  }
}
