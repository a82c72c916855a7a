import { findLine } from '../../domain/line/lines'
import { recipientName } from '../../domain/shipment/shipments'
import { useCartSelector, useLineItem, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { itemName } from '../../texts/itemName'
import { shipmentTexts } from '../../texts/shipment'
import { useFailureToast } from '../dialog/toast/useFailureToast'
import { possessive } from '../recipient/recipientLabel'
import { useQuantityChange } from './useQuantityChange'
import { useRemoval } from './useRemoval'

/**
 * The line that a question is about, and its texts; `line` is null once it is gone. The question closes
 * with the answer, so toasts show the outcome.
 */
export function useLineContext(lineId: number) {
  const item = useLineItem(lineId)
  const removeLine = useRemoval()
  const setQuantity = useQuantityChange(item)
  const tellFailure = useFailureToast()
  const shipment = useCartSelector((cart) => (cart && findLine(cart, lineId)?.shipment) ?? null)
  const { unknownItem, myself } = useTexts(commonTexts)
  const words = useTexts(shipmentTexts)
  return {
    ...item,
    remove: () =>
      removeLine({ skuId: item.line?.sku_id ?? 0, remove: item.remove, restore: item.restore }),
    setQuantity,
    swapSku: (skuId: number) => tellFailure(item.swapSku(skuId)),
    setAutoDelivery: (frequency: string) => tellFailure(item.setAutoDelivery(frequency)),
    shipment,
    itemName: itemName(item.info, item.line?.sku_id ?? 0, unknownItem),
    name: shipment?.is_myself ? myself : recipientName(shipment ?? {}),
    possessive: shipment ? possessive(shipment, words) : words.possessiveSomeone,
  }
}
