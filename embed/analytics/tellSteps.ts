import { type CheckoutStep, isBeyond } from '../../src/domain/checkout/nextStep'
import type { Cart } from '../../src/domain/schema/entities'
import { persistedSchemas } from '../../src/domain/schema/persisted'
import type { Store } from '../../src/store/core/createStore'
import { defineSlot } from '../../src/store/core/slot'
import { itemsOf } from './cartItems'
import type { Teller } from './createTeller'

interface StepsSlot {
  /** The cart that steps were reported for, and the reported steps. */
  cartId: number | null
  steps: readonly string[]
}

/** The checkout steps reported in this tab, so that each is reported once across pages. */
export const stepsSlot = defineSlot<StepsSlot>({
  name: 'reportedSteps',
  initial: () => ({ cartId: null, steps: [] }),
  persist: [
    {
      key: 'steps',
      days: 1,
      isForTab: true,
      schema: persistedSchemas.steps,
      read: ({ cartId, steps }) => (steps.length > 0 ? { cartId, steps } : null),
      write(slot, { cartId, steps }: { cartId: number; steps: readonly string[] }) {
        Object.assign(slot, { cartId, steps })
      },
    },
  ],
})

/**
 * Reports the checkout steps that the shopper has reached, judged by the current page: someone on the payment
 * page has entered all addresses. An empty cart reaches none.
 */
export function tellSteps(
  store: Store,
  cart: Cart,
  apps: ReadonlySet<string>,
  teller: Teller,
): void {
  const hasBegun = [...apps].some((app) => isBeyond(app as CheckoutStep, 'cart'))
  if (!cart.recipients.length || !hasBegun) return
  const slot = store.slot(stepsSlot)
  if (slot.cartId !== cart.cart_id) Object.assign(slot, { cartId: cart.cart_id, steps: [] })
  const reached = ['begin_checkout', ...(apps.has('checkout-billing') ? ['add_shipping_info'] : [])]
  for (const step of reached) {
    if (slot.steps.includes(step)) continue
    slot.steps = [...slot.steps, step]
    teller.items(step, itemsOf(store, cart))
  }
}
