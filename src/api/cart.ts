import * as v from 'valibot'
import { cartSchema, stockRecordSchema } from '../domain/entities'
import type { Row } from './row'
import { cartAnswer, count, flag, id, label, maybeCartAnswer, money, text } from './shapes'

/** The whole cart. `t=1` on the billing page. */
export const getCart = {
  method: 'GET',
  path: '/checkout/cart',
  summary: 'The whole cart, with what the server says of its add-ons and of the cut-off.',
  query: v.object({ t: v.optional(v.literal(1)) }),
  answer: v.object({ cart: cartSchema, cart_addon_qualify: flag, passed_cutoff: flag }),
  isRepeatSafe: true,
  stale: [],
} as const satisfies Row

/** Adds items, each for one address. */
export const putLineItems = {
  method: 'PUT',
  path: '/checkout/line-item',
  summary: 'Adds items to the cart, each for one address.',
  body: v.object({
    lineitems: v.array(
      v.object({
        item_id: id,
        addr_id: id,
        location: text,
        cspl_id: v.nullish(id),
        // Assumption: a server takes size and quantity along; one that ignores them is put right by the sku and quantity calls.
        sku_id: v.optional(id),
        qty: v.optional(id),
      }),
    ),
  }),
  answer: cartAnswer,
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row

/** Sets the quantity of a line; a failure is judged by `units_available`. */
export const putQuantity = {
  method: 'PUT',
  path: '/checkout/line-item-quantity/',
  summary: 'Sets the quantity of a line.',
  body: v.object({ clin_id: id, qty: v.number() }),
  answer: v.object({ units_available: count, cart: v.nullish(cartSchema) }),
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row

export const deleteLineItem = {
  method: 'DELETE',
  path: '/checkout/line-item/{clinId}',
  summary: 'Removes a line.',
  answer: null,
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row

export const putSku = {
  method: 'PUT',
  path: '/checkout/line-item-sku/',
  summary: 'Swaps a line to another size of its item.',
  body: v.object({ clin_id: id, sku_id: id }),
  answer: maybeCartAnswer,
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row

export const putParentLine = {
  method: 'PUT',
  path: '/checkout/update-parent-line-item/',
  summary: 'Names the line that an add-on belongs to.',
  body: v.object({ clin_id: id, newParent: id }),
  answer: maybeCartAnswer,
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row

export const postClubEdit = {
  method: 'POST',
  path: '/checkout/line-item-club-edit',
  summary: 'Changes how many months a club line runs, and when it starts.',
  // Assumption: the detail of a club edit is the club part of a line's detail.
  body: v.object({
    clin_id: id,
    detail: v.object({ club_orders: v.number(), club_order_start_month: label }),
  }),
  answer: maybeCartAnswer,
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row

export const putLineAutoDelivery = {
  method: 'PUT',
  path: '/checkout/line-auto-delivery',
  summary: "Sets how often a line repeats; '0' turns it off.",
  body: v.object({ clin_id: id, selected_frequency: v.string() }),
  answer: maybeCartAnswer,
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row

export const putShipmentAutoDelivery = {
  method: 'PUT',
  path: '/checkout/shipment-auto-delivery',
  summary: "Sets how often a whole shipment repeats; '0' turns it off.",
  body: v.object({ crec_id: id, selected_frequency: v.string() }),
  answer: maybeCartAnswer,
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row

/** Units on hand of the given skus. */
export const postCheckStock = {
  method: 'POST',
  path: '/checkout/check-stock-on-cart/',
  summary: 'Units on hand of the given skus, by item.',
  body: v.array(id),
  answer: v.array(stockRecordSchema),
  isRepeatSafe: true,
  stale: [],
} as const satisfies Row

export const getQuickCartCheck = {
  method: 'GET',
  path: '/checkout/quick-cart-check',
  summary: 'Whether there is a cart, and how many items it holds.',
  // Assumption: the answer is the cart's id, or null where there is no cart, and a count.
  answer: v.object({ cart_id: v.nullish(id), item_count: count }),
  isRepeatSafe: true,
  stale: [],
} as const satisfies Row

export const getMiniCart = {
  method: 'GET',
  path: '/checkout/regen-mini-cart/',
  summary: 'The small cart for the page header.',
  // Assumption: the mini cart is a count and a subtotal; a server may send the whole cart with them.
  answer: v.object({
    mini_cart: v.object({ item_count: count, subtotal: money, cart: v.nullish(cartSchema) }),
  }),
  isRepeatSafe: true,
  stale: [],
} as const satisfies Row

export const getTax = {
  method: 'GET',
  path: '/checkout/calculate-tax/{cartId}',
  summary: "Works out the cart's tax; raises cart_not_found.",
  // Assumption: the answer is the tax in US dollars, or `error: 'cart_not_found'`.
  answer: v.object({ tax: money, error: text, cart: v.nullish(cartSchema) }),
  isRepeatSafe: true,
  stale: [],
} as const satisfies Row

export const getValidationCheck = {
  method: 'GET',
  path: '/checkout/validation-check',
  summary: 'What the server holds against the cart before checkout.',
  // Assumption: the answer is a flag, and the problems by the names of specification §4.
  answer: v.object({
    is_valid: flag,
    problems: v.nullish(
      v.array(
        v.object({
          kind: v.string(),
          crec_id: v.nullish(id),
          clin_id: v.nullish(id),
          units_available: count,
        }),
      ),
    ),
  }),
  isRepeatSafe: true,
  stale: [],
} as const satisfies Row
