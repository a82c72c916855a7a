/** Every state of the subscriptions of a customer. */
export const subscriptionStates = [
  'none (with explanation)',
  'one',
  'many',
  'auto-delivery',
  'club (n of m sent)',
  'perpetual',
  'paused',
  'cancelled',
  'payment problem',
  'item unavailable',
  'next order today (locked)',
  'recipient other than me',
  'one failed to load',
  'just changed highlight',
].map((state) => `subscriptions: ${state}`)
