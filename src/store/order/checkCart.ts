import { withTax } from '../../domain/cart/withTax'
import { unreadyShipments } from '../../domain/checkout/nextStep'
import type { Cart } from '../../domain/schema/entities'
import { taxActions, validityActions } from '../cart/actions'
import type { StoreContext } from '../core/context'
import { isOffline } from '../core/isOffline'
import { lazyActions } from '../core/lazyActions'
import type { FailureReason } from '../core/outcome'

/** Result of the last check of a cart before payment. */
export type CartCheck =
  | { readonly type: 'fine'; readonly cart: Cart }
  | { readonly type: 'problems-found' }
  | { readonly type: 'validation-failed'; readonly failure: FailureReason | 'tax' }

const failed = (failure: FailureReason | 'tax'): CartCheck => ({
  type: 'validation-failed',
  failure,
})

const shippingRule = lazyActions('shippingRuleVerbs')

/**
 * Reads the cart, its validity and its tax from the server; without the tax there is no final amount. Never
 * rejects.
 */
export async function checkCart(context: StoreContext): Promise<CartCheck> {
  const { cart } = context
  if (isOffline()) return failed('offline')
  const read = await cart.refresh()
  if (read.status !== 'ready') return failed(read.reason)
  const known = cart.serverCart()
  if (!known?.recipients.length) return failed('gone')
  // On a page that was left open, a ship date can have passed; another one can change the total.
  await context.use(shippingRule).settleShipping(known)
  const [valid, tax] = await Promise.all([
    context.use(validityActions).validate(),
    context.use(taxActions).calculateTax(),
  ])
  if (valid.status === 'failed') return failed(valid.reason ?? 'unavailable')
  const now = cart.serverCart()
  const isLost = tax.status === 'failed' && tax.reason === 'gone'
  if (!now || isLost) return failed('gone')
  const isUnready = unreadyShipments(now, context.slot(validityActions).stock).size > 0
  if (valid.status === 'invalid' || isUnready) return { type: 'problems-found' }
  // After the problems, which the page already shows: one press, one alert.
  if (tax.status === 'failed') return failed('tax')
  // Also if the store could not take it, because the cart was just being read.
  return { type: 'fine', cart: withTax(now, tax.cents) }
}
