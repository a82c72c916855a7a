/** Every state of the page that replaces payment if cards are blocked. */
export const states = [
  'default',
  'with phone number open',
  'phone lines closed (hours)',
  'wallet permitted',
  'wallet not permitted',
  'customer',
  'guest',
  'unblocked on retry → continue',
  'retry still blocked',
  'cart expired meanwhile',
]
