import { builtInTexts } from './catalogue'

/** The account and cart buttons of a page header, and the mini cart. */
export const miniCartTexts = builtInTexts('miniCart', {
  signIn: 'Sign in',
  account: 'Account',
  accountOf: '{name}’s account',
  menuHello: 'Hello {name}',
  menuGuest: 'Welcome',
  menuAccount: 'My account',
  menuOrders: 'My orders',
  menuAddresses: 'Address book',
  menuSubscriptions: 'My subscriptions',
  menuRegister: 'Create an account',
  menuSignOut: 'Sign out',
  cart: 'Cart',
  cartWith: 'Cart, {count} {count|item|items}',
  many: '99+',
  title: 'Your cart',
  contents: '{count} {count|item|items}',
  units: 'Qty {count}',
  subtotal: 'Subtotal',
  later: 'Shipping and tax are shown in your cart.',
  viewCart: 'View cart',
  checkout: 'Check out',
  empty: 'Your cart is empty.',
  shop: 'Start shopping',
  failed: 'We couldn’t load your cart.',
})
