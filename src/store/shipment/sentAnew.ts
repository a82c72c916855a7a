import { isAddOn, quantity } from '../../domain/line/lines'
import type { LineItem } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import type { Addition, Place } from '../line/additions'
import { lineSteps } from '../line/restore'

/** A line as a new addition for another address. */
export const additionOf = (
  line: LineItem,
  addrId: number | null,
  units: number | null = null,
): Addition => ({
  itemId: line.item_id,
  skuId: line.sku_id,
  quantity: units ?? quantity(line),
  addrId,
})

/** Restores a line's details other than size and quantity; an add-on is attached to the new parent line. */
export function detailSteps(
  context: StoreContext,
  line: LineItem,
  place: Place,
  parent: Place | undefined,
) {
  const parentId = isAddOn(line) && parent !== place ? (parent?.line.clin_id ?? null) : null
  const detail = { ...line.detail, parent_clin_id: parentId }
  return lineSteps(context, { line: { ...line, detail } }, place)
}
