import type { AnyEndpoint } from '../../api/account'

/** Rows whose answer §7 shows, or states to be empty; the shape of all others is the contract's choice. */
export const SHOWN_ANSWERS: ReadonlySet<AnyEndpoint> = new Set([
  ...(['getCustomer', 'getAddresses', 'getCart', 'getMiniCart', 'getActiveCode'] as const),
  ...(['putLineItems', 'putQuantity', 'postCheckStock', 'postGiftMessage'] as const),
  ...(['putNewRecipient', 'deleteLineItem', 'deleteDiscount', 'deleteGiftCard'] as const),
])

/** Rows whose payload §7 leaves partly open, so that a server can refuse what the contract sends. */
export const OPEN_PAYLOADS: ReadonlySet<AnyEndpoint> = new Set([
  ...(['putLineItems', 'putNewRecipient', 'postShipping', 'postGiftMessage'] as const),
  ...(['postClubEdit', 'putBillingAddress', 'postHostedPayment', 'postHostedProfile'] as const),
  ...(['putPlaceOrder', 'postAutoDeliveryLogin'] as const),
])
