import { lazyActions } from '../core/lazyActions'

/** Who pays, and where the confirmation goes. */
export const billingActions = lazyActions('billingVerbs')

/** The way from the cart to an order. */
export const stepActions = lazyActions('stepVerbs')
