import { cartProblems } from '../cart/validity'
import type { Stock } from '../line/stock'
import type { Cart } from '../schema/entities'
import { frequencyOf, isFrequencyOff } from '../shipment/autoDelivery'
import { isReady } from '../shipment/completeness'
import { orderShipments } from '../shipment/shipments'

/** A page on the way to an order; each but the cart is the name of its app. */
export type CheckoutStep =
  | 'cart'
  | 'checkout-login'
  | 'checkout-shipping'
  | 'checkout-additional-shipments'
  | 'checkout-billing'

/** What checkout knows of the buyer. */
export interface Buyer {
  readonly isLoggedIn: boolean
  /** Where the confirmation goes; null while nobody said. */
  readonly email: string | null
}

/**
 * The first page that has something to ask: who buys, where the first gift goes, then the others, then how it
 * is paid. An empty cart has no way on. A gift message is never asked for.
 */
// Assumption: the order of the steps, and that a page with nothing to ask is skipped; the specification
// shows no screen of checkout.
export function nextStep(cart: Cart | null, buyer: Buyer, stock: Stock = null): CheckoutStep {
  const [first, ...others] = orderShipments(cart?.recipients ?? [])
  if (!cart || !first) return 'cart'
  if (isSignInNeeded(cart, buyer)) return 'checkout-login'
  const unready = unreadyShipments(cart, stock)
  if (unready.has(first.crec_id)) return 'checkout-shipping'
  if (others.some(({ crec_id }) => unready.has(crec_id))) return 'checkout-additional-shipments'
  return 'checkout-billing'
}

/** The steps in their order. */
const ORDER: readonly CheckoutStep[] = [
  'cart',
  'checkout-login',
  'checkout-shipping',
  'checkout-additional-shipments',
  'checkout-billing',
]

/** Whether a step comes after another. */
export const isBeyond = (step: CheckoutStep, other: CheckoutStep): boolean =>
  ORDER.indexOf(step) > ORDER.indexOf(other)

/** What stands for an e-mail that nobody knows: who is past the step that asks for it is not sent back. */
export const emailBefore = (step: CheckoutStep): '' | null =>
  isBeyond(step, 'checkout-login') ? '' : null

/** Whether something in the cart comes again by itself, which takes an account. Source: specification §7. */
export const needsAccount = (cart: Cart): boolean =>
  cart.recipients.some(({ items }) => items.some((line) => !isFrequencyOff(frequencyOf(line))))

const isSignInNeeded = (cart: Cart, { isLoggedIn, email }: Buyer): boolean =>
  !isLoggedIn && (email === null || needsAccount(cart))

/** The `crec_id`s of shipments that lack something, or that hold what keeps the cart from checkout. */
export function unreadyShipments(cart: Cart, stock: Stock): ReadonlySet<number> {
  const incomplete = cart.recipients.filter((shipment) => !isReady(shipment))
  const faulty = cartProblems(cart, stock).flatMap(({ shipmentId }) => shipmentId ?? [])
  return new Set([...incomplete.map(({ crec_id }) => crec_id), ...faulty])
}
