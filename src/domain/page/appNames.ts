/** The names of the apps, each equal to its root element. Source: specification §2. */
export const APP_NAMES = [
  'checkout-cart',
  'checkout-login',
  'checkout-shipping',
  'checkout-additional-shipments',
  'checkout-billing',
  'checkout-billing-blocked-ip',
  'pdp',
  'pcp',
  'three-up',
  'universal-banner',
  'account-cart',
  'recipe',
  'recipe-category',
  'recipe-detail',
  'recipe-search',
  'myaccount',
  'myaccount-add-edit-card',
  'myaccount-add-edit-card-blocked-ip',
  'modal-provider',
  'checkout-error',
] as const

/** Apps beyond the specification: extensions. */
export const EXTENSION_NAMES = ['claim-address'] as const
