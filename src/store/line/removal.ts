import { deleteLineItem } from '../../api/line'
import { withoutLine } from '../../domain/cart/cartEdits'
import { findLine } from '../../domain/line/lines'
import { promoVerbs } from '../code/promo'
import type { StoreContext } from '../core/context'
import { isKnown } from '../core/isKnown'
import { once } from '../core/once'
import { failed, failure, type Outcome } from '../core/outcome'
import { lineKey } from '../core/pending'
import { eventItem } from './eventItem'
import { type Removed, type RestoreOutcome, restoreLine } from './restore'
import { lineSlot } from './state'

export type RemoveOutcome = Outcome<'removed' | 'failed'>

/** How many removed lines can be restored. */
const MOST_REMEMBERED = 20

/** Removing a line: gone immediately, with undo. */
export function removalVerbs(context: StoreContext) {
  const { cart, state, events } = context
  /** Undo functions by line id; each can be used once. */
  const removed = new Map<number, () => Promise<RestoreOutcome>>()

  /** The line in the server's cart; null if it is not there. */
  function placeOf(lineId: number): Removed | null {
    const serverCart = cart.serverCart()
    return serverCart && findLine(serverCart, lineId)
  }

  /** Restores a line, and the code that the cart lost with its last line. */
  async function restoreWithCode(place: Removed, code: string | null): Promise<RestoreOutcome> {
    const outcome = await restoreLine(context, place)
    if (outcome.status === 'failed' || !code || cart.serverCart()?.discount_code) return outcome
    const isBack = await context.use(promoVerbs).reapply(code)
    if (!isBack) events.emit('promo-code-dropped', { code })
    return outcome
  }

  /** `latest` returns the line as it was when the server removed it. */
  function remember(lineId: number, latest: () => Removed, removal: Promise<unknown>): void {
    const code = cart.serverCart()?.discount_code || null
    const lostCode = removal.then(() => (cart.serverCart()?.discount_code ? null : code))
    removed.delete(lineId)
    removed.set(
      lineId,
      once(async () => {
        await removal
        // If the removal's answer was lost, the line may only be listed because the cart was not reread.
        const isSure = await isKnown(context)
        if (!placeOf(lineId)) return restoreWithCode(latest(), await lostCode)
        if (!isSure) return failed('unsure')
        return { status: 'restored', lineId, shipmentId: latest().shipment.crec_id }
      }),
    )
    const [oldest] = removed.keys()
    if (removed.size > MOST_REMEMBERED && oldest !== undefined) removed.delete(oldest)
  }

  return {
    /**
     * Removes a line, and its shipment if it was the last line; rolls back if the server refuses. `restoreLine`
     * undoes it. Never rejects. Source: specification §4.
     */
    async removeLine(lineId: number): Promise<RemoveOutcome> {
      const place = state.cart && findLine(state.cart, lineId)
      if (!place) return { status: 'removed' }
      let latest: Removed = place
      const input = () => {
        // A quantity shown here may have been refused since.
        latest = placeOf(lineId) ?? latest
        return { params: { clinId: lineId } }
      }
      const removal = context.whilePending([lineKey(lineId)], () =>
        cart.change(deleteLineItem, input, {
          optimisticUpdate: (shown) => withoutLine(shown, lineId),
        }),
      )
      remember(lineId, () => latest, removal)
      const result = await removal
      // A line that the server no longer lists is removed, whatever the answer was.
      if (!placeOf(lineId)) {
        delete context.slot(lineSlot).notices[lineId]
        events.emit('line-removed', { lineId, item: eventItem(latest.line, state.products) })
        return { status: 'removed' }
      }
      return failure(context.report, result)
    },
    /** Restores a removed line once, with its options, date and message. Never rejects. */
    async restoreLine(lineId: number): Promise<RestoreOutcome> {
      const undo = removed.get(lineId)
      return undo ? context.whilePending([lineKey(lineId)], undo) : failed('gone')
    },
  }
}
