import { getQuickCartCheck } from '../../api/miniCart'
import { itemCount } from '../../domain/shipment/shipments'
import type { StoreContext } from '../core/context'
import { type Failed, failed, READY, type ReadOutcome, readFailure } from '../core/outcome'

/** Whether the displayed cart still matches the server's. */
export type CheckOutcome = { status: 'same' | 'changed' } | Failed

/** Reading the cart, which every screen starts with. */
export function readingActions({ api, cart, report }: StoreContext) {
  return {
    /**
     * Reads the cart unless it is already loaded or being read. One that came with the mini cart is read too,
     * since cutoff, add-on prices and billing address are missing there. Never rejects.
     */
    load(): Promise<ReadOutcome> {
      return cart.serverCart() && cart.hasFacts() ? Promise.resolve(READY) : cart.load()
    },
    /** Reads the cart again. Never rejects. */
    refresh(): Promise<ReadOutcome> {
      return cart.refresh()
    },
    /**
     * Checks with one small request whether the displayed cart still matches the server's, by id and item
     * count. Does not reread the cart. Never rejects. Source: specification §7.
     */
    async check(): Promise<CheckOutcome> {
      const shown = cart.serverCart()
      if (!shown) return failed('gone')
      const version = cart.version()
      try {
        const { cart_id, item_count } = await api.call(getQuickCartCheck, {})
        // Our own change since then is newer than this answer.
        const isOurs = cart.version() !== version
        const isSame =
          (cart_id === undefined || cart_id === shown.cart_id) &&
          (item_count == null || Number(item_count) === itemCount(shown))
        return { status: isOurs || isSame ? 'same' : 'changed' }
      } catch (error) {
        return readFailure(report, 'quick-check-failed', error)
      }
    },
  }
}
