import { lazyActions } from '../core/lazyActions'

/** Adding items with all the options of a product page. */
export const giftActions = lazyActions('giftVerbs')
