/** Every state of the saved cards. */
export const savedCardStates = [
  'none',
  'one default',
  'several',
  'expired',
  'expiring within 30 days',
  'used by a subscription (delete warned, replacement asked)',
  'delete confirm / deleting / deleted / failed',
  'set default pending / failed',
  'wallet account linked',
  'unknown brand',
  'IP blocked for adding',
  'just added highlight',
].map((state) => `saved cards: ${state}`)
