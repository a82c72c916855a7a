import { loadTimeZones } from '../../domain/chicago'
import type { Cart } from '../../domain/schema/entities'
import { itemCount } from '../../domain/shipment/shipments'
import type { StoreContext } from './context'
import { loadedVerbs, loadVerbs } from './lazyActions'
import { factsOf } from './report'
import type { CartListener } from './server-cart/serverCart'
import { whenIdle } from './whenIdle'

/**
 * Passes every cart from the server to the cart rules. Their code loads when the first cart is shown, and then
 * handles the carts that it missed.
 */
export function startRules(context: StoreContext): void {
  let rules = loadedVerbs()?.cartRules(context)
  let missed: { before: Cart | null } | undefined

  const begin = () =>
    loadVerbs().then(
      ({ cartRules }) => {
        rules = cartRules(context)
        rules(context.cart.serverCart(), missed?.before ?? null)
      },
      (error) => {
        // The next cart retries.
        missed = undefined
        context.report('actions-not-loaded', factsOf(error))
      },
    )

  const settle: CartListener = (cart, before) => {
    if (rules) rules(cart, before)
    else if (!missed) {
      missed = { before }
      whenIdle(() => {
        void begin()
        void context.api.warm()
        void loadTimeZones()
      })
    }
  }

  context.cart.onServerCart((cart, before) => {
    if (cart) {
      context.events.emit('cart-changed', { cartId: cart.cart_id, itemCount: itemCount(cart) })
    }
    settle(cart, before)
  })
}
