import type { StoreContext } from '../core/context'
import { shipmentKey } from '../core/pending'

/**
 * Runs changes of a shipment's message or announcement one after the other, each on the reread cart: they are sent
 * together, and an answer to one contains no cart, so that the next would bring back what it replaced.
 */
export function messageTurns(context: StoreContext) {
  let last: Promise<unknown> = Promise.resolve()

  return {
    /** `send` must not reject. */
    inTurn<T>(shipmentId: number, send: () => Promise<T>): Promise<T> {
      const before = last
      const turn = context.whilePending([shipmentKey(shipmentId)], async () => {
        await before
        await context.cart.settled()
        return send()
      })
      last = turn
      return turn
    },
  }
}
