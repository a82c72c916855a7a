/*
 * What can be done to a cart, and what a store does with it by itself: the code that the first
 * screen can do without, and that follows as soon as the screen is there. See later.ts.
 */

export { signInActions } from '../account/signIn'
export { cartActions } from '../cart/cart'
export { cartRules } from '../cart/cartRules'
export { taxActions } from '../cart/tax'
export { validityActions } from '../cart/validity'
export { codeFieldActions } from '../code/codeField'
export { giftCardActions } from '../code/giftCards'
export { promoActions } from '../code/promo'
export { deliveryActions } from '../delivery/delivery'
export { deliveryDateActions } from '../delivery/deliveryDates'
export { giftMessageActions } from '../gift-message/giftMessage'
export { catalogueActions } from '../offer/catalogue'
export { recipientActions } from '../recipient/recipients'
export { copyingActions } from '../shipment/copying'
export { movingActions } from '../shipment/moving'
export { shipmentActions } from '../shipment/shipments'
