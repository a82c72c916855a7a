/* Parts of a product page that load after its first screen; see lazyMore.ts. */

export { Added } from './added/Added'
export { ClubChoice } from './ClubChoice'
export { EGiftFields } from './EGiftFields'
export { Facts } from './Facts'
export { Message } from './Message'
export { Options } from './Options'
export { Quantity } from './Quantity'
export { Recipes } from './Recipes'
