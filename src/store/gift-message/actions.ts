import { lazyActions } from '../core/lazyActions'

/** Saving a gift message and its announcement. */
export const giftMessageActions = lazyActions('giftMessageVerbs')
