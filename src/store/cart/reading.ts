import { getQuickCartCheck } from '../../api/miniCart'
import { itemCount } from '../../domain/shipment/shipments'
import type { StoreContext } from '../core/context'
import { type Failed, failed, READY, type ReadOutcome, readFailure } from '../core/outcome'

/** Whether the cart that is shown is still the server's. */
export type CheckOutcome = { status: 'same' | 'changed' } | Failed

/** Reading the cart, which every screen begins with. */
export function readingActions({ api, cart, report }: StoreContext) {
  let loading: Promise<ReadOutcome> | null = null

  return {
    /** Reads the cart unless it is there. Never rejects. */
    load(): Promise<ReadOutcome> {
      if (cart.serverCart()) return Promise.resolve(READY)
      loading ??= cart.refresh().then((outcome) => {
        loading = null
        return outcome
      })
      return loading
    },
    /** Reads the cart again. Never rejects. */
    refresh(): Promise<ReadOutcome> {
      return cart.refresh()
    },
    /**
     * Asks in one small read whether the server's cart is still the one that is shown, by its id and
     * its count of items; it is not read again. Never rejects. Source: specification §7.
     */
    async check(): Promise<CheckOutcome> {
      const shown = cart.serverCart()
      if (!shown) return failed('gone')
      const version = cart.version()
      try {
        const { cart_id, item_count } = await api.call(getQuickCartCheck, {})
        // A change of our own since then says more than this answer.
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
