import { getTax } from '../../api/cartChecks'
import { isApiError } from '../../api/client/errors'
import { cents } from '../../domain/money'
import type { StoreContext } from '../core/context'
import { factsOf } from '../core/report'

const NOT_FOUND = 'cart_not_found'

/** The tax of the cart, which is calculated when somebody asks. */
export function taxActions({ state, api, cart, events, report }: StoreContext) {
  const slot = state.tax
  let asked = 0

  function notFound(cartId: number): void {
    state.cartFacts.isNotFound = true
    events.emit('cart-not-found', { cartId })
  }

  return {
    /** Works the tax out; `cart_not_found` raises its event. Never rejects. Source: specification §8. */
    async calculateTax(): Promise<number | null> {
      const cartId = cart.serverCart()?.cart_id
      if (cartId === undefined) return null
      const mine = ++asked
      slot.status = 'loading'
      try {
        const answer = await api.call(getTax, { params: { cartId } })
        if (answer.error === NOT_FOUND) notFound(cartId)
        const isKnown = answer.tax != null && !answer.error
        const amount = isKnown ? cents(answer.tax) : null
        if (mine === asked)
          Object.assign(slot, { status: isKnown ? 'ready' : 'unavailable', cents: amount })
        return amount
      } catch (error) {
        if (isApiError(error) && error.code === NOT_FOUND) notFound(cartId)
        else report('tax-failed', factsOf(error))
        if (mine === asked) Object.assign(slot, { status: 'unavailable', cents: null })
        return null
      }
    },
  }
}
