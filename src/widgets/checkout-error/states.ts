/** Every state of the checkout error page. */
export const states = [
  'cart not found',
  'cart empty after order (you already ordered)',
  'cart expired',
  'order outcome unknown',
  'payment provider unavailable',
  'item unavailable (link to cart)',
  'maintenance',
  'generic',
  'with reference id',
  'with phone',
  'retry works / fails',
  'arrived by bookmark (no context)',
  'guest/customer',
]
