import { deleteLineItem } from '../../api/line'
import { withoutLine } from '../../domain/cart/cartEdits'
import { findLine } from '../../domain/line/lines'
import type { LineItem, Shipment } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { lineKey } from '../core/pending'
import { factsOf } from '../core/report'
import { dialogActions } from '../dialog/dialogs'
import { restoreLine } from './restore'

/** What has to be known of a removed line to bring it back. */
export interface Removed {
  line: LineItem
  shipment: Shipment
}

export type RemoveOutcome = 'removed' | 'failed'

/** Removing a line: gone at once, with a way back for a few seconds. */
export function removalActions(context: StoreContext) {
  const { cart, state, events } = context

  return {
    /**
     * Removes a line, and its shipment when it was the last one. A toast offers to undo it; when the
     * server refuses, the line is back. Never rejects. Source: specification §4.
     */
    async removeLine(lineId: number): Promise<RemoveOutcome> {
      const removed = state.cart && findLine(state.cart, lineId)
      if (!removed) return 'removed'
      const dialogs = context.use(dialogActions)
      const toast = dialogs.toast(
        'line-removed',
        { skuId: removed.line.sku_id },
        { action: () => void restoreLine(context, removed), actionKind: 'undo' },
      )
      const result = await context.whilePending([lineKey(lineId)], () =>
        cart.change(deleteLineItem, () => ({ params: { clinId: lineId } }), {
          optimisticUpdate: (shown) => withoutLine(shown, lineId),
        }),
      )
      const serverCart = cart.serverCart()
      const isThere = serverCart !== null && findLine(serverCart, lineId) !== null
      // A line that the server does not list any more is removed, whatever became of the answer.
      if (!isThere) {
        delete state.lineNotices[lineId]
        events.emit('line-removed', { lineId })
        return 'removed'
      }
      context.report('remove-line-failed', result.ok ? { kind: 'refused' } : factsOf(result.error))
      dialogs.dismissToast(toast)
      dialogs.toast('line-not-removed', { skuId: removed.line.sku_id }, { tone: 'error' })
      return 'failed'
    },
  }
}
