import { putParentLine } from '../../api/line'
import { parentQualifies } from '../../domain/line/addOns'
import { addOnsOf, findLine, type LinePlace } from '../../domain/line/lines'
import type { StoreContext } from '../core/context'

/**
 * Attaches restored add-ons to their former parent lines again. Both can have been removed, and a restored line has
 * a new `clin_id`, so the ids are remembered across restorations.
 */
export function formerParents({ cart }: StoreContext) {
  /** The new ids of restored lines, by former id. */
  const renewed = new Map<number, number>()
  /** Former parents of the add-ons that are not attached again yet, by the add-on's id. */
  const wanted = new Map<number, number>()

  function latest(lineId: number): number {
    const next = renewed.get(lineId)
    return next === undefined ? lineId : latest(next)
  }

  return {
    /** Attaches a line, just restored as `lineId`, to its former parent, and its former add-ons to it. */
    attach({ line, shipment }: LinePlace, lineId: number) {
      // A line of the cart has no later id; so there can be no circle.
      renewed.delete(lineId)
      if (lineId !== line.clin_id) renewed.set(line.clin_id, lineId)
      const parentId = wanted.get(line.clin_id) ?? line.detail?.parent_clin_id
      wanted.delete(line.clin_id)
      if (parentId != null) wanted.set(lineId, parentId)
      for (const { clin_id } of addOnsOf(line, shipment)) wanted.set(latest(clin_id), line.clin_id)

      const serverCart = cart.serverCart()
      return [...wanted].flatMap(([clin_id, formerId]) => {
        const place = serverCart && findLine(serverCart, clin_id)
        const newParent = latest(formerId)
        const parent = place?.shipment.items.find((item) => item.clin_id === newParent)
        if (!parent) return []
        wanted.delete(clin_id)
        const isAttached = place?.line.detail?.parent_clin_id === newParent
        // If its former parent costs too little, it stays where the server has put it.
        if (isAttached || !parentQualifies(parent)) return []
        return [cart.change(putParentLine, () => ({ body: { clin_id, newParent } }))]
      })
    },
  }
}
