import { isAddOn, quantity } from '../../domain/line/lines'
import { isMyselfAddress } from '../../domain/recipient/addresses'
import type { LineItem, SavedAddress } from '../../domain/schema/entities'
import { recipientName } from '../../domain/shipment/shipments'
import type { StoreContext } from '../core/context'
import { dialogActions, type Toast } from '../dialog/dialogs'
import type { Addition, Place } from '../line/additions'
import { lineSteps } from '../line/restore'

/** A line as it is asked for anew, for another address. */
export const additionOf = (
  line: LineItem,
  addrId: number,
  units: number | null = null,
): Addition => ({
  itemId: line.item_id,
  skuId: line.sku_id,
  quantity: units ?? quantity(line),
  addrId,
})

/** What a line carries beside size and quantity; an add-on of a line belongs to the new one. */
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

/** Says that something goes to somebody, or to the shopper. */
export function tellGoesTo(
  context: StoreContext,
  kind: 'line-moved' | 'copied' | 'recipient-changed',
  address: SavedAddress,
  params: Readonly<Record<string, number>>,
  options: Partial<Pick<Toast, 'action'>>,
): void {
  const name = recipientName({ fname: address.fname, lname: address.lname })
  const isMine = isMyselfAddress(address) || name === ''
  context.use(dialogActions).toast(
    isMine ? `${kind}-to-you` : kind,
    { ...params, name },
    {
      tone: 'ok',
      ...options,
      actionKind: options.action ? 'undo' : null,
    },
  )
}
