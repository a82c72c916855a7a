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
 * `view_cart`, `add_to_cart`, `remove_from_cart`, the checkout steps, `purchase`. The cart is the one that the
 * server confirmed: a change that is only displayed can still be refused. Amounts are in US dollars; buyers and
 * recipients are never identified.
 */
export function feedDataLayer(page: Page): void {
  const { store, apps, options, firstCart } = page
  const { state, events } = store
  const cart = store.use((context) => context.cart)
  const teller = createTeller(store, options.dataLayer)
  let before: Cart | null = null
  let isViewed = false

  /** Reports the pages that show the cart, which can be added at any time. */
  const tellPages = () => {
    if (!before) return
    if (!isViewed && apps.has('checkout-cart')) {
      isViewed = true
      teller.items('view_cart', itemsOf(store, before))
    }
    tellSteps(store, before, apps, teller)
  }
  const take = (now: Cart | null, isOwn: boolean) => {
    // An order whose response was lost is looked up by its cart: the shopper removed nothing from that.
    if (before && state.pending[ORDER_KEY] && isGone(before, now)) return
    const known = before
    before = now
    if (known && now && isOwn && !isOther(known, now)) {
      teller.items('add_to_cart', gained(store, known, now))
      teller.items('remove_from_cart', gained(store, now, known))
    }
    tellPages()
  }
  const forget = () => {
    before = null
    isViewed = false
  }

  tellSeen(store, teller, () => mayReport(options))
  // The shopper can have changed the cart before this code was loaded.
  if (firstCart) take(firstCart, true)
  take(cart.serverCart(), true)
  page.onApp = tellPages
  // Each tab reports its own changes only: rereading the cart also brings those of other tabs and devices.
  events.on('cart-changed', () => take(cart.serverCart(), cart.isChanging() || isSaving(state)))
  // Another shopper's cart says nothing about what was added.
  events.on('signed-out', forget)
  events.on('payment-added', ({ method }) => {
    if (before) teller.items('add_payment_info', itemsOf(store, before), { payment_type: method })
  })
  events.on('order-placed', ({ orderId }) => {
    const items = before ? itemsOf(store, before) : []
    forget()
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
