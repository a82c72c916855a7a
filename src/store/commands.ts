/*
 * What can be done to a cart, and what a store does with it by itself: the code that the first
 * screen can do without, and that follows as soon as the screen is there. See later.ts.
 */
export { cartActions } from './cart'
export { cartRules } from './cartRules'
export { catalogueActions } from './catalogue'
export { codeFieldActions } from './codeField'
export { deliveryDateActions } from './deliveryDates'
export { giftCardActions } from './giftCards'
export { giftMessageActions } from './giftMessage'
export { promoActions } from './promo'
export { recipientActions } from './recipients'
export { shipmentActions } from './shipments'
export { taxActions } from './tax'
export { validityActions } from './validity'
