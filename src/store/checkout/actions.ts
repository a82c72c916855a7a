import { lazyActions } from '../core/lazyActions'

/** Billing address and confirmation email. */
export const billingActions = lazyActions('billingVerbs')

/** The steps from the cart to an order. */
export const stepActions = lazyActions('stepVerbs')
