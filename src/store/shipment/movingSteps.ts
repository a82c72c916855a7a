import { deleteLineItem } from '../../api/line'
import { putQuantity } from '../../api/quantity'
import { findLine, quantity } from '../../domain/line/lines'
import type { LineItem, Shipment } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { isKnown } from '../core/isKnown'
import { dialogActions } from '../dialog/dialogs'
import { restoreLine } from '../line/restore'

/** A line that goes elsewhere, and how much of it. */
export interface Moving {
  line: LineItem
  shipment: Shipment
  units: number
  isWhole: boolean
  /** Those that go along: a line takes its add-ons with it when it goes as a whole. */
  lines: readonly LineItem[]
}

/** The halves of a move: out of where it was, and back in there. */
export function movingSteps(context: StoreContext) {
  const { cart } = context

  const quantityNow = (lineId: number): number => {
    const serverCart = cart.serverCart()
    const place = serverCart && findLine(serverCart, lineId)
    return place ? quantity(place.line) : 0
  }

  /**
   * Takes what moves out of its shipment. Resolves to whether it is out, or to null where nobody knows.
   * What the cart holds then decides it: an answer may say more than was done, or be lost.
   */
  async function take({ line, lines, units, isWhole }: Moving): Promise<boolean | null> {
    if (!isWhole) {
      const qty = quantity(line) - units
      await cart.change(putQuantity, () => ({ body: { clin_id: line.clin_id, qty } }))
      return (await isKnown(context)) ? quantityNow(line.clin_id) === qty : null
    }
    // An add-on goes before the line that it belongs to; where one stays, the others do.
    for (const { clin_id } of lines.toReversed()) {
      await cart.change(deleteLineItem, () =>
        quantityNow(clin_id) === 0 ? null : { params: { clinId: clin_id } },
      )
      if (!(await isKnown(context))) return null
      if (quantityNow(clin_id) > 0) return false
    }
    return true
  }

  const tellNotSaved = () =>
    context.use(dialogActions).toast('change-not-saved', {}, { tone: 'error' })

  /** Puts what was taken back. Resolves to whether all of it is; where it is not, that was told. */
  const putBack = async (moving: Moving): Promise<'restored' | 'restored-partly' | null> => {
    const { line, shipment, lines } = moving
    if (!moving.isWhole) {
      const qty = quantity(line)
      await cart.change(putQuantity, () => ({ body: { clin_id: line.clin_id, qty } }))
      if ((await isKnown(context)) && quantityNow(line.clin_id) === qty) return 'restored'
      tellNotSaved()
      return null
    }
    let isWhole = true
    for (const one of lines.filter(({ clin_id }) => quantityNow(clin_id) === 0)) {
      const kind = await restoreLine(context, { line: one, shipment }, true)
      if (!kind) return null
      isWhole &&= kind === 'restored'
    }
    return isWhole ? 'restored' : 'restored-partly'
  }

  return { take, putBack, tellNotSaved }
}
