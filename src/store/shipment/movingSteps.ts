import { deleteLineItem } from '../../api/line'
import { putQuantity } from '../../api/quantity'
import { addOnsOf, findLine, isAddOn, quantity } from '../../domain/line/lines'
import type { LineItem, Shipment } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { isKnown } from '../core/isKnown'
import { failed } from '../core/outcome'
import { addLines } from '../line/additions'
import { type RestoreOutcome, restoreLine } from '../line/restore'
import { additionOf } from './sentAnew'

/** A line to move, and how much of it. */
export interface Moving {
  line: LineItem
  shipment: Shipment
  units: number
  isWhole: boolean
  /** The line and its add-ons, which move along if the whole line does. */
  lines: readonly LineItem[]
}

/** What moves when `wanted` units of a line move; the whole line if null. */
export function movingOf(line: LineItem, shipment: Shipment, wanted: number | null): Moving {
  const all = quantity(line)
  const units = Math.min(all, Math.max(1, Math.trunc(wanted ?? all)))
  const isWhole = units === all
  const along = isWhole && !isAddOn(line) ? addOnsOf(line, shipment) : []
  return { line, shipment, units, isWhole, lines: [line, ...along] }
}

/** The steps of a move: adding to the other shipment, removing from the old one, putting back. */
export function movingSteps(context: StoreContext) {
  const { cart } = context

  const quantityNow = (lineId: number): number => {
    const serverCart = cart.serverCart()
    const place = serverCart && findLine(serverCart, lineId)
    return place ? quantity(place.line) : 0
  }

  async function setQuantity(lineId: number, qty: number): Promise<boolean | null> {
    await cart.change(putQuantity, () => ({ body: { clin_id: lineId, qty } }))
    return (await isKnown(context)) ? quantityNow(lineId) === qty : null
  }

  return {
    /** Adds the moved lines to the other address. */
    add: ({ lines, units, isWhole }: Moving, addrId: number | null) =>
      addLines(
        context,
        lines.map((line) => additionOf(line, addrId, isWhole ? null : units)),
      ),

    /**
     * Removes the moved lines from their shipment. Resolves to whether they are gone, or to null if unknown.
     * Judged by the cart afterwards: an answer may be wrong or lost.
     */
    async take({ line, lines, units, isWhole }: Moving): Promise<boolean | null> {
      if (!isWhole) return setQuantity(line.clin_id, quantity(line) - units)
      // Remove add-ons before their parent line; if one cannot be removed, keep the rest.
      for (const { clin_id } of lines.toReversed()) {
        await cart.change(deleteLineItem, () =>
          quantityNow(clin_id) === 0 ? null : { params: { clinId: clin_id } },
        )
        if (!(await isKnown(context))) return null
        if (quantityNow(clin_id) > 0) return false
      }
      return true
    },

    /** Puts what `take` removed back into its shipment. */
    async putBack({ line, shipment, lines, units, isWhole }: Moving): Promise<RestoreOutcome> {
      if (!isWhole) {
        const isBack = await setQuantity(line.clin_id, quantityNow(line.clin_id) + units)
        return isBack ? { status: 'restored' } : failed(isBack === null ? 'unsure' : 'refused')
      }
      const before = cart.serverCart()
      let status: RestoreOutcome['status'] = 'restored'
      for (const one of lines.filter(({ clin_id }) => quantityNow(clin_id) === 0)) {
        const outcome = await restoreLine(context, { line: one, shipment }, before)
        if (outcome.status === 'failed') return outcome
        if (outcome.status === 'partly') status = 'partly'
      }
      return { status }
    },
  }
}
