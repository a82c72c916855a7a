import type { Cart } from '../../src/domain/schema/entities'
import { ORDER_KEY } from '../../src/store/core/pending'
import type { State } from '../../src/store/core/state'
import type { Page } from '../page/bridge'
import { mayReport } from '../page/options'
import { gained, itemsOf } from './cartItems'
import { createTeller } from './createTeller'
import { tellSeen } from './tellSeen'
import { tellSteps } from './tellSteps'

/**
 * Reports what happens to the cart to a global array of the page, as GA4 e-commerce events: `view_item_list`,
 * `view_cart`, `add_to_cart`, `remove_from_cart`, the checkout steps, `purchase`. Changes made in another tab
 * are reported there. Amounts are in US dollars; buyers and recipients are never identified.
 */
export function feedDataLayer({ store, apps, options, firstCart }: Page): void {
  const { state, events } = store
  const teller = createTeller(store, options.dataLayer)
  let before: Cart | null = null
  const tellChange = (known: Cart, now: Cart) => {
    // The tab that made a change reports it; in a hidden one, only what it saves itself can be its own.
    if (isOther(known, now) || (document.hidden && !isSaving(state))) return
    teller.items('add_to_cart', gained(store, known, now))
    teller.items('remove_from_cart', gained(store, now, known))
  }

  tellSeen(store, teller, () => mayReport(options))
  const take = (now: Cart | null) => {
    // An order whose response was lost is looked up by its cart: the shopper removed nothing from that.
    if (before && state.pending[ORDER_KEY] && isGone(before, now)) return
    const known = before
    before = now
    if (!now) return
    if (known) tellChange(known, now)
    else if (apps.has('checkout-cart')) teller.items('view_cart', itemsOf(store, now))
    tellSteps(store, apps, teller)
  }
  // The shopper can have changed the cart before this code was loaded.
  if (firstCart) take(firstCart)
  if (!state.cartFacts.isRestored) take(state.cart)
  events.on('cart-changed', () => take(state.cart))
  // Another shopper's cart says nothing about what was added.
  events.on('signed-out', () => {
    before = null
  })
  events.on('payment-added', ({ method }) => {
    if (before) teller.items('add_payment_info', itemsOf(store, before), { payment_type: method })
  })
  events.on('order-placed', ({ orderId }) => {
    const items = before ? itemsOf(store, before) : []
    before = null
    teller.items('purchase', items, { transaction_id: String(orderId ?? '') })
  })
}

const isGone = ({ cart_id }: Cart, now: Cart | null) =>
  now?.cart_id !== cart_id || now.recipients.length === 0

/** Whether a cart is another shopper's, or another one of theirs. The first item can start a cart. */
const isOther = (known: Cart, now: Cart): boolean =>
  (now.cust_id || null) !== (known.cust_id || null) ||
  (now.cart_id !== known.cart_id && known.recipients.length > 0)

const isSaving = ({ pending }: State): boolean =>
  Object.keys(pending).some((key) => key !== ORDER_KEY)
