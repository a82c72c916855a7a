import { cartProblems } from '../cart/validity'
import type { Stock } from '../line/stock'
import type { Cart } from '../schema/entities'
import { frequencyOf, isFrequencyOff } from '../shipment/autoDelivery'
import { isReady } from '../shipment/completeness'
import { orderShipments } from '../shipment/shipments'

/** A page on the way to an order; all but the cart are named after their app. */
export type CheckoutStep =
  | 'cart'
  | 'checkout-login'
  | 'checkout-shipping'
  | 'checkout-additional-shipments'
  | 'checkout-billing'

/** What checkout knows about the buyer. */
export interface Buyer {
  readonly isLoggedIn: boolean
  /** The confirmation email; null if not given yet. */
  readonly email: string | null
}

/**
 * The first page that needs input: who buys, where the first gift goes, then the others, then payment. An empty
 * cart has no next step. A gift message is never required.
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

/** The steps in order. */
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

/** The steps that ask for details of gifts. */
const GIFT_STEPS: readonly CheckoutStep[] = ['checkout-shipping', 'checkout-additional-shipments']

/** Whether gifts that `from` or an earlier step asks about are incomplete; `next` is the first incomplete step. */
export const hasUnreadyGifts = (next: CheckoutStep, from: CheckoutStep): boolean =>
  GIFT_STEPS.includes(next) && !isBeyond(next, from)

/** Whether a step asks who the shopper is. */
export const isSignInStep = (step: CheckoutStep): boolean => step === 'checkout-login'

/** Placeholder for an unknown email: a shopper past the email step is not sent back. */
export const emailBefore = (step: CheckoutStep): '' | null =>
  isBeyond(step, 'checkout-login') ? '' : null

/** Whether anything in the cart repeats, which requires an account. Source: specification §7. */
export const needsAccount = (cart: Cart): boolean =>
  cart.recipients.some(({ items }) => items.some((line) => !isFrequencyOff(frequencyOf(line))))

const isSignInNeeded = (cart: Cart, { isLoggedIn, email }: Buyer): boolean =>
  !isLoggedIn && (email === null || needsAccount(cart))

/** The `crec_id`s of shipments that are incomplete or have problems that block checkout. */
export function unreadyShipments(cart: Cart, stock: Stock): ReadonlySet<number> {
  const incomplete = cart.recipients.filter((shipment) => !isReady(shipment))
  const faulty = cartProblems(cart, stock).flatMap(({ shipmentId }) => shipmentId ?? [])
  return new Set([...incomplete.map(({ crec_id }) => crec_id), ...faulty])
}
