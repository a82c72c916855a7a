/* What of a product page comes after its first screen; see lazyMore.ts. */
export { Added } from './Added'
export { AddOns } from './AddOns'
export { Box } from './Box'
export { ClubChoice } from './ClubChoice'
export { EGiftFields } from './EGiftFields'
export { Message } from './Message'
export { Recent } from './Recent'
