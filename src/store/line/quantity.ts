import { putQuantity } from '../../api/quantity'
import { MAX_QUANTITY } from '../../domain/constants'
import { findLine, quantity } from '../../domain/line/lines'
import type { QuantityOutcome } from '../../domain/line/stock'
import { withUnits } from '../../domain/line/units'
import type { StoreContext } from '../core/context'
import { failed, failure, type Outcome } from '../core/outcome'
import { lineKey } from '../core/pending'
import type { Result } from '../core/server-cart/result'
import { tellShortage } from './shortage'
import { lineSlot } from './state'

/** A quantity that is not sent yet; a newer one for the same line replaces it. */
interface PendingQuantity {
  qty: number
  outcome: Promise<SetQuantityOutcome>
}

/** Outcome of setting a quantity; `unitsAvailable` is how many are left if fewer than requested. */
export interface SetQuantityOutcome extends Outcome<QuantityOutcome | 'removed' | 'failed'> {
  readonly unitsAvailable?: number
}

/**
 * Setting a line's quantity: shown immediately, rapid changes coalesced, checked against stock. `removeLine`
 * handles 0 or less.
 */
export function quantityVerbs(
  context: StoreContext,
  removeLine: (lineId: number) => Promise<SetQuantityOutcome>,
) {
  const { cart } = context
  const lines = context.slot(lineSlot)
  const pendingQuantities = new Map<number, PendingQuantity>()

  function judge(lineId: number, requested: number, result: Result<unknown>): SetQuantityOutcome {
    const shortage = tellShortage(context, lineId, requested, result)
    if (shortage) return shortage
    const isSaved = result.ok ? isKept(lineId, requested) : isFound(lineId, requested, result)
    if (!isSaved) return failure(context.report, result)
    delete lines.notices[lineId]
    return { status: 'saved' }
  }

  /** Whether the server's cart holds the requested quantity, or a newer request is pending. */
  function isKept(lineId: number, requested: number): boolean {
    const serverCart = cart.serverCart()
    if (!serverCart) return false
    const place = findLine(serverCart, lineId)
    return !place || pendingQuantities.has(lineId) || quantity(place.line) === requested
  }

  /** Whether the server's cart shows a change whose answer was lost. */
  function isFound(
    lineId: number,
    requested: number,
    { isUnsure }: { isUnsure: boolean },
  ): boolean {
    const serverCart = cart.serverCart()
    const place = serverCart && findLine(serverCart, lineId)
    return isUnsure && place !== null && quantity(place.line) === requested
  }

  async function send(
    lineId: number,
    pendingQuantity: PendingQuantity,
  ): Promise<SetQuantityOutcome> {
    const result = await cart.change(
      putQuantity,
      () => {
        pendingQuantities.delete(lineId)
        const serverCart = cart.serverCart()
        const place = serverCart && findLine(serverCart, lineId)
        // The line is gone, or the quantity is back to the server's.
        if (!place || quantity(place.line) === pendingQuantity.qty) return null
        return { body: { clin_id: lineId, qty: pendingQuantity.qty } }
      },
      { optimisticUpdate: (shown) => withUnits(shown, lineId, pendingQuantity.qty) },
    )
    return judge(lineId, pendingQuantity.qty, result)
  }

  return {
    /**
     * Sets a line's quantity, 1 to 99; 0 or less removes the line. Rapid calls coalesce: the last number wins.
     * Never rejects. Source: specification §§4, 8.
     */
    setQuantity(lineId: number, wanted: number): Promise<SetQuantityOutcome> {
      if (!Number.isFinite(wanted)) return Promise.resolve(failed('refused'))
      const qty = Math.min(Math.trunc(wanted), MAX_QUANTITY)
      if (qty <= 0) {
        pendingQuantities.delete(lineId)
        return removeLine(lineId)
      }
      const waiting = pendingQuantities.get(lineId)
      if (waiting) {
        waiting.qty = qty
        cart.show()
        return waiting.outcome
      }
      const pendingQuantity: PendingQuantity = { qty, outcome: Promise.resolve(failed('unsure')) }
      pendingQuantities.set(lineId, pendingQuantity)
      pendingQuantity.outcome = context.whilePending([lineKey(lineId)], () =>
        send(lineId, pendingQuantity),
      )
      return pendingQuantity.outcome
    },
    /** Dismisses a line's stock notice. */
    dismissNotice(lineId: number): void {
      delete lines.notices[lineId]
    },
  }
}
