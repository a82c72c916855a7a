import { addOnChecks } from './addOns'
import { autoDeliveryChecks } from './autoDelivery'
import { giftCardChecks } from './giftCards'
import { lineChecks } from './lines'
import { messageChecks } from './messages'
import { promoChecks } from './promo'
import { recipientChecks } from './recipients'
import { shipmentChecks } from './shipments'
import { shippingChecks } from './shipping'
import { shopperChecks } from './shopper'
import { stockChecks } from './stock'
import { totalsChecks } from './totals'
import { validityChecks } from './validity'

export { orderChecks } from './order'

/** The checks of the rules and of the error catalogue. */
export const ruleChecks = [
  ...[lineChecks, stockChecks, validityChecks, addOnChecks, autoDeliveryChecks, shipmentChecks],
  ...[shippingChecks, messageChecks, recipientChecks, promoChecks, totalsChecks, shopperChecks],
  // Last, because a card that cannot be removed stays on the cart.
  giftCardChecks,
].flat()
