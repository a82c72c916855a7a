import { type CheckoutStep, isBeyond } from '../../src/domain/checkout/nextStep'
import { persistedSchemas } from '../../src/domain/schema/persisted'
import type { Store } from '../../src/store/core/createStore'
import { defineSlot } from '../../src/store/core/slot'
import { itemsOf } from './cartItems'
import type { Teller } from './createTeller'

interface StepsSlot {
  /** The cart that steps were reported for, and the reported steps. */
  cartId: number | null
  told: readonly string[]
}

/** The checkout steps reported in this tab, so that each is reported once across pages. */
export const stepsSlot = defineSlot<StepsSlot>({
  name: 'toldSteps',
  initial: () => ({ cartId: null, told: [] }),
  persist: [
    {
      key: 'told',
      days: 1,
      isForTab: true,
      schema: persistedSchemas.told,
      read: ({ cartId, told }) => (told.length > 0 ? { cartId, told } : null),
      write(slot, { cartId, told }: { cartId: number; told: readonly string[] }) {
        Object.assign(slot, { cartId, told })
      },
    },
  ],
})

/**
 * Reports the checkout steps that the shopper has reached, judged by the current page: someone on the payment
 * page has entered all addresses.
 */
export function tellSteps(store: Store, apps: ReadonlySet<string>, teller: Teller): void {
  const { cart } = store.state
  const hasBegun = [...apps].some((app) => isBeyond(app as CheckoutStep, 'cart'))
  if (!cart || !hasBegun) return
  const slot = store.slot(stepsSlot)
  if (slot.cartId !== cart.cart_id) Object.assign(slot, { cartId: cart.cart_id, told: [] })
  const reached = ['begin_checkout', ...(apps.has('checkout-billing') ? ['add_shipping_info'] : [])]
  for (const step of reached) {
    if (slot.told.includes(step)) continue
    slot.told = [...slot.told, step]
    teller.items(step, itemsOf(store, cart))
  }
}
