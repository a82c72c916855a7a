import { lazyActions } from '../core/lazyActions'

/** The way from the cart to an order. */
export const stepActions = lazyActions('stepVerbs')
