import { type CheckoutStep, emailBefore, nextStep } from '../../domain/checkout/nextStep'
import { stepLink } from '../../domain/checkout/stepLink'
import { accountActions } from '../account/account'
import { validitySlot } from '../cart/state'
import type { StoreContext } from '../core/context'

/** The first step that has something to ask, and its address by the page's links. */
export interface NextStep {
  readonly status: 'found'
  readonly step: CheckoutStep
  /** Null where the page has no link to it. */
  readonly href: string | null
}

/** The way from the cart to an order. */
export function stepVerbs(context: StoreContext) {
  const { state } = context
  return {
    /**
     * Finds the step of checkout that comes after one, once it is known who the shopper is. Who is past the
     * e-mail is not asked for it again: payment does that. Never rejects.
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
