import { useCartSelector, useLineItem, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { shipmentTexts } from '../../texts/shipment'
import { useFailureToast } from '../dialog/toast/useFailureToast'
import { possessive } from '../recipient/recipientLabel'
import { itemName } from './itemName'
import { useQuantityChange } from './useQuantityChange'
import { useRemoval } from './useRemoval'

/**
 * A line that a question is about, and the words for it; `line` is null once it has gone. The question
 * ends with the answer, so its outcome is told by toasts.
 */
export function useLineContext(lineId: number) {
  const item = useLineItem(lineId)
  const removeLine = useRemoval()
  const setQuantity = useQuantityChange(item)
  const tellFailure = useFailureToast()
  const shipment = useCartSelector(
    (cart) =>
      cart?.recipients.find(({ items }) => items.some(({ clin_id }) => clin_id === lineId)) ?? null,
  )
  const { unknownItem, myself } = useTexts(commonTexts)
  const words = useTexts(shipmentTexts)
  const name = shipment?.is_myself ? myself : [shipment?.fname, shipment?.lname].filter(Boolean)
  return {
    ...item,
    remove: () =>
      removeLine({ skuId: item.line?.sku_id ?? 0, remove: item.remove, restore: item.restore }),
    setQuantity,
    swapSku: (skuId: number) => tellFailure(item.swapSku(skuId)),
    setAutoDelivery: (frequency: string) => tellFailure(item.setAutoDelivery(frequency)),
    shipment,
    itemName: itemName(item.info, item.line?.sku_id ?? 0, unknownItem),
    name: typeof name === 'string' ? name : (name?.join(' ') ?? ''),
    possessive: shipment ? possessive(shipment, words) : words.possessiveSomeone,
  }
}
