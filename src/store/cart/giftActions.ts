import { lazyActions } from '../core/lazyActions'

/** Adding with all that a product page lets a shopper choose. */
export const giftActions = lazyActions('giftVerbs')
