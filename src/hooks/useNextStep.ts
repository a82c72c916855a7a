import { useEffect } from 'react'
import {
  type CheckoutStep,
  emailBefore,
  nextStep,
  unreadyShipments,
} from '../domain/checkout/nextStep'
import { stepLink } from '../domain/checkout/stepLink'
import { accountActions } from '../store/account/account'
import { validityActions } from '../store/cart/actions'
import { useStore } from './StoreProvider'
import { isSame, useStateSelector } from './useCartSelector'
import { useCartStatus } from './useCartStatus'

export interface UseNextStepResult {
  /** The first incomplete step; null until the cart and the shopper are known. */
  step: CheckoutStep | null
  /** Its URL from the page's links; null if there is none. */
  href: string | null
  /** The `crec_id`s of incomplete shipments, known once the cart is loaded. */
  unready: readonly number[]
}

/**
 * Where checkout continues: the first incomplete step.
 *
 * From `checkout-shipping` on, a missing email does not lead back, because the payment step asks for it.
 *
 * @example
 * const { href } = useNextStep('checkout-shipping')
 * return href && <a href={href}>Continue</a>
 */
export function useNextStep(from: CheckoutStep): UseNextStepResult {
  const store = useStore()
  const { loadCustomer } = store.use(accountActions)
  const known = useStateSelector(({ state, slot }) => {
    const { status } = slot(accountActions)
    const { cart, cartFacts, page } = state
    if (!cart) return NOT_YET
    const { stock } = slot(validityActions)
    const unready = [...unreadyShipments(cart, stock)]
    if (status === 'unknown' || status === 'loading') return { ...NOT_YET, unready }
    const email = cartFacts.billing?.email?.trim() || emailBefore(from)
    const step = nextStep(cart, { isLoggedIn: status === 'customer', email }, stock)
    return { step, href: stepLink(page.links, step), unready }
  }, isSame)
  useCartStatus()
  useEffect(() => {
    if (store.slot(accountActions).status === 'unknown') void loadCustomer()
  }, [store, loadCustomer])
  return known
}

const NOT_YET: UseNextStepResult = { step: null, href: null, unready: [] }
