import * as v from 'valibot'
import { cartSchema, stockRecordSchema } from '../domain/schema/entities'
import type { Row } from './row'
import { count, flag, id, money, read, text } from './shapes'

/** Units on hand of the given skus. */
export const postCheckStock = {
  ...read,
  method: 'POST',
  path: '/checkout/check-stock-on-cart/',
  summary: 'Returns the units on hand for the given SKUs, by item.',
  body: v.array(id),
  answer: v.array(stockRecordSchema),
} as const satisfies Row

export const getTax = {
  ...read,
  method: 'GET',
  path: '/checkout/calculate-tax/{cartId}',
  summary: "Calculates the cart's tax; raises cart_not_found.",
  // Assumption: the answer is the tax in US dollars, or `error: 'cart_not_found'`; with neither, the cart's tax is used.
  answer: v.nullish(v.object({ tax: money, error: text, cart: v.nullish(cartSchema) })),
} as const satisfies Row

export const getValidationCheck = {
  ...read,
  method: 'GET',
  path: '/checkout/validation-check',
  summary: 'Returns the problems that keep the cart from checkout.',
  // Assumption: the answer is a flag, and the problems under the names of specification §4.
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
} as const satisfies Row
