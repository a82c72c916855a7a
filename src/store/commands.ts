/*
 * What can be done to a cart, and what a store does with it by itself: the code that the first
 * screen can do without, and that follows as soon as the screen is there. See later.ts.
 */
export { cartActions } from './cart'
export { cartRules } from './cartRules'
export { catalogueActions } from './catalogue'
export { codeFieldActions } from './codeField'
export { copyingActions } from './copying'
export { deliveryDateActions } from './deliveryDates'
export { giftCardActions } from './giftCards'
export { giftMessageActions } from './giftMessage'
export { movingActions } from './moving'
export { promoActions } from './promo'
export { recipientActions } from './recipients'
export { shipmentActions } from './shipments'
export { signInActions } from './signIn'
export { taxActions } from './tax'
export { travelActions } from './travel'
export { validityActions } from './validity'
