import type { AnyEndpoint } from '../../api/account'

/** Rows whose answer specification §7 shows, or says to be none; the shape of all others is the contract's choice. */
export const SHOWN_ANSWERS: ReadonlySet<AnyEndpoint> = new Set([
  ...(['getCustomer', 'getAddresses', 'getCart', 'getMiniCart', 'getActiveCode'] as const),
  ...(['putLineItems', 'putQuantity', 'postCheckStock', 'postGiftMessage'] as const),
  ...(['putNewRecipient', 'deleteLineItem', 'deleteDiscount', 'deleteGiftCard'] as const),
])

/** Rows of whose payload specification §7 leaves a part open, so that a server may refuse what the contract sends. */
export const OPEN_PAYLOADS: ReadonlySet<AnyEndpoint> = new Set([
  ...(['putLineItems', 'putNewRecipient', 'postShipping', 'postGiftMessage'] as const),
  ...(['postClubEdit', 'putBillingAddress', 'postHostedPayment', 'postHostedProfile'] as const),
  ...(['putPlaceOrder', 'postAutoDeliveryLogin'] as const),
])
