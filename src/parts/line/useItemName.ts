import { useLineItem, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { itemName } from '../../texts/itemName'

/** Name of a line's item; an empty string if the line is gone. */
export function useItemName(lineId: number): string {
  const { line, info } = useLineItem(lineId)
  const { unknownItem } = useTexts(commonTexts)
  return line ? itemName(info, line.sku_id, unknownItem) : ''
}
