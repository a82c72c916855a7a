/** An id that no cart, line, shipment, address or sku has. */
export const UNKNOWN_ID = 999_999_999

/** A promo code and certificate that no shop has. */
export const UNKNOWN_CODE = 'GW-NO-SUCH-CODE'
