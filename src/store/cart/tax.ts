import { getTax } from '../../api/cartChecks'
import { isApiError } from '../../api/client/errors'
import { withTax } from '../../domain/cart/withTax'
import { cents } from '../../domain/money'
import type { StoreContext } from '../core/context'
import { type Failed, failed, readFailure } from '../core/outcome'
import { taxSlot } from './state'

const NOT_FOUND = 'cart_not_found'

/** The tax in US cents, or why it could not be calculated. */
export type TaxOutcome = { status: 'ready'; cents: number } | Failed

/** The cart's tax, calculated on demand and part of the cart from then on. */
export function taxVerbs({ state, api, cart, events, report, ...context }: StoreContext) {
  const slot = context.slot(taxSlot)
  let asked = 0

  function notFound(cartId: number): void {
    // With concurrent calls, only one emits the event.
    if (state.cartFacts.isNotFound) return
    state.cartFacts.isNotFound = true
    events.emit('cart-not-found', { cartId })
  }

  /**
   * Rereads the cart if it has another tax than the answer, or the answer has none: the server may have stored
   * it there. A tax that the cart got meanwhile is the newer one, and so is the cart's if the answer is late.
   */
  async function settledTax(answered: number | string | null, isLate: boolean) {
    const before = cart.serverCart()?.tax ?? null
    const isSettled = isLate || before === null || cents(before) === cents(answered)
    if (answered !== null && isSettled) return before ?? answered
    await cart.refresh()
    const now = cart.serverCart()?.tax ?? null
    return now === null || now === before ? (answered ?? now) : now
  }

  return {
    /** Calculates the tax; `cart_not_found` raises its event. Never rejects. Source: specification §8. */
    async calculateTax(): Promise<TaxOutcome> {
      const before = cart.serverCart()
      if (!before) return failed('gone')
      const cartId = before.cart_id
      const mine = ++asked
      const version = cart.version()
      slot.status = 'loading'
      try {
        const answer = await api.call(getTax, { params: { cartId } })
        if (answer?.error === NOT_FOUND) notFound(cartId)
        // An answer with its own cart needs no other.
        const known = answer?.cart && answer.tax
        // A read in progress would bring the cart without it.
        if (version === cart.version()) await cart.settled()
        // The tax is of the cart that it was requested for.
        const isLate = version !== cart.version() || before !== cart.serverCart()
        const settled = () => settledTax(answer?.tax ?? null, isLate)
        const tax = answer?.error ? null : (known ?? (await settled()))
        if (mine === asked) slot.status = tax === null ? 'unavailable' : 'ready'
        if (tax === null) return failed(answer?.error === NOT_FOUND ? 'gone' : 'refused')
        const amount = cents(tax)
        const taxed = answer?.cart ?? cart.serverCart()
        if (taxed && !isLate) cart.take(withTax(taxed, amount), version)
        return { status: 'ready', cents: amount }
      } catch (error) {
        if (mine === asked) slot.status = 'unavailable'
        if (!isApiError(error) || error.code !== NOT_FOUND) {
          return readFailure(report, 'tax-failed', error)
        }
        notFound(cartId)
        return failed('gone')
      }
    },
  }
}
