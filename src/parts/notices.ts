/* What a cart shows now and then; it comes when it is first wanted. See OnDemand.tsx. */
export { CartLost } from './CartLost'
export { CartProblem } from './CartProblem'
export { GiftCardNotice } from './GiftCardNotice'
export { GiftCardRows } from './GiftCardRows'
