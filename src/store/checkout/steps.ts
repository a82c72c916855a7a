import { type CheckoutStep, emailBefore, nextStep } from '../../domain/checkout/nextStep'
import { stepLink } from '../../domain/checkout/stepLink'
import { accountActions } from '../account/account'
import { validitySlot } from '../cart/state'
import type { StoreContext } from '../core/context'

/** The next step that needs input, and its address from the page's links. */
export interface NextStep {
  readonly status: 'found'
  readonly step: CheckoutStep
  /** Null if the page has no link to it. */
  readonly href: string | null
}

/** The steps from the cart to an order. */
export function stepVerbs(context: StoreContext) {
  const { state } = context
  return {
    /**
     * Finds the checkout step that follows one, once it is known who the shopper is. A shopper past the email
     * step is not sent back to it; payment asks instead. Never rejects.
     */
    async findNextStep(from: CheckoutStep = 'cart'): Promise<NextStep> {
      const account = context.slot(accountActions)
      const isKnown = account.status === 'customer' || account.status === 'guest'
      if (!isKnown) await context.use(accountActions).loadCustomer()
      const buyer = {
        isLoggedIn: account.status === 'customer',
        email: state.cartFacts.billing?.email?.trim() || emailBefore(from),
      }
      const step = nextStep(state.cart, buyer, context.slot(validitySlot).stock)
      return { status: 'found', step, href: stepLink(state.page.links, step) }
    },
  }
}
