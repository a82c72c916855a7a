/** Events that cart and checkout pages show themselves: on a line, in the alert, or beside the code. */
export const HANDLED_EVENTS = [
  'item-out-of-stock',
  'insufficient-stock',
  'add-on-qualify',
  'auto-delivery-qualify',
  'promo-code-accepted',
  'promo-code-invalid',
  'promo-code-expired',
  'promo-code-apply-error',
  'gift-card-applied',
  'gift-card-invalid',
  'gc-remove-failed',
  'cart-not-found',
  'order-placed-elsewhere',
] as const
