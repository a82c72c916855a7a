import { useLineItem, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { itemName } from '../../texts/itemName'

/** What the item of a line is called; an empty text for a line that is gone. */
export function useItemName(lineId: number): string {
  const { line, info } = useLineItem(lineId)
  const { unknownItem } = useTexts(commonTexts)
  return line ? itemName(info, line.sku_id, unknownItem) : ''
}
