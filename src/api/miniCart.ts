import * as v from 'valibot'
import { cartSchema } from '../domain/schema/entities'
import type { Row } from './row'
import { count, id, money, read } from './shapes'

export const getQuickCartCheck = {
  ...read,
  method: 'GET',
  path: '/checkout/quick-cart-check',
  summary: 'Checks whether there is a cart, and how many items it holds.',
  // Assumption: the answer is the cart's id, or null if there is no cart, and a count.
  answer: v.object({ cart_id: v.nullish(id), item_count: count }),
} as const satisfies Row

export const getMiniCart = {
  ...read,
  method: 'GET',
  path: '/checkout/regen-mini-cart/',
  summary: 'Returns the mini cart for the page header.',
  // Assumption: the mini cart is a count and a subtotal; a server can include the whole cart.
  answer: v.object({
    mini_cart: v.object({ item_count: count, subtotal: money, cart: v.nullish(cartSchema) }),
  }),
} as const satisfies Row
