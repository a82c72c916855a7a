import { deleteLineItem } from '../../api/line'
import { withoutLine } from '../../domain/cart/cartEdits'
import { findLine } from '../../domain/line/lines'
import type { StoreContext } from '../core/context'
import { failed, failure, type Outcome } from '../core/outcome'
import { lineKey } from '../core/pending'
import { type Removed, type RestoreOutcome, restoreLine } from './restore'
import { lineSlot } from './state'

export type RemoveOutcome = Outcome<'removed' | 'failed'>

/** So many removed lines can be brought back. */
const MOST_REMEMBERED = 20

/** Removing a line: gone at once, with a way back. */
export function removalVerbs(context: StoreContext) {
  const { cart, state, events } = context
  const removed = new Map<number, Removed>()

  function remember(place: Removed): void {
    removed.set(place.line.clin_id, place)
    const [oldest] = removed.keys()
    if (removed.size > MOST_REMEMBERED && oldest !== undefined) removed.delete(oldest)
  }

  return {
    /**
     * Removes a line, and its shipment when it was the last one; rolls back when the server refuses.
     * `restoreLine` brings it back. Never rejects. Source: specification §4.
     */
    async removeLine(lineId: number): Promise<RemoveOutcome> {
      const place = state.cart && findLine(state.cart, lineId)
      if (!place) return { status: 'removed' }
      remember(place)
      const result = await context.whilePending([lineKey(lineId)], () =>
        cart.change(deleteLineItem, () => ({ params: { clinId: lineId } }), {
          optimisticUpdate: (shown) => withoutLine(shown, lineId),
        }),
      )
      const serverCart = cart.serverCart()
      // A line that the server does not list any more is removed, whatever became of the answer.
      if (serverCart === null || findLine(serverCart, lineId) === null) {
        delete context.slot(lineSlot).notices[lineId]
        events.emit('line-removed', { lineId })
        return { status: 'removed' }
      }
      return failure(context.report, result)
    },
    /** Brings a removed line back, with its options, date and message. Never rejects. */
    async restoreLine(lineId: number): Promise<RestoreOutcome> {
      const place = removed.get(lineId)
      removed.delete(lineId)
      return place ? restoreLine(context, place) : failed('gone')
    },
  }
}
