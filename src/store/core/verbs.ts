/*
 * What can be done to a cart, and what a store does with it by itself: the code that the first screen
 * can do without, and that follows as soon as the screen is there. See lazyActions.ts.
 */
export { signInVerbs } from '../account/signIn'
export { cartVerbs } from '../cart/cart'
export { cartRules } from '../cart/cartRules'
export { taxVerbs } from '../cart/tax'
export { validityVerbs } from '../cart/validity'
export { billingVerbs } from '../checkout/billing'
export { stepVerbs } from '../checkout/steps'
export { codeFieldVerbs } from '../code/codeField'
export { giftCardVerbs } from '../code/giftCards'
export { promoVerbs } from '../code/promo'
export { deliveryVerbs } from '../delivery/delivery'
export { deliveryDateVerbs } from '../delivery/deliveryDates'
export { earliestDateVerbs } from '../delivery/earliest'
export { giftMessageVerbs } from '../gift-message/giftMessage'
export { catalogueVerbs } from '../offer/catalogue'
export { recipientVerbs } from '../recipient/recipients'
export { copyingVerbs } from '../shipment/copying'
export { movingVerbs } from '../shipment/moving'
export { sendEachVerbs } from '../shipment/sendEach'
export { shipmentVerbs } from '../shipment/shipments'
