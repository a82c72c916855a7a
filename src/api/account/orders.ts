import * as v from 'valibot'
import { orderDetailSchema, orderSchema } from '../../domain/account/orders'
import type { Row } from '../row'
import { count, read, text } from '../shapes'

/* Past orders. An extension: the specification has no rows for them. */

export const getOrders = {
  ...read,
  method: 'GET',
  path: '/customer/orders',
  summary: 'Returns a page of a customer’s orders, newest first; 403 for a guest.',
  query: v.object({
    /** The `next` of the previous page. */
    cursor: v.optional(v.string()),
    year: v.optional(v.number()),
    /** Part of a recipient's name. */
    person: v.optional(v.string()),
  }),
  answer: v.object({
    orders: v.array(orderSchema),
    /** Number of orders on all pages. */
    count,
    /** Cursor of the next page; null on the last one. */
    next: text,
    /** The years of all of the customer’s orders, regardless of the query. */
    years: v.array(v.number()),
  }),
} as const satisfies Row

export const getOrder = {
  ...read,
  method: 'GET',
  path: '/customer/orders/{orderId}',
  summary: 'Returns one order in full; 404 if the customer has no such order.',
  answer: v.object({ order: orderDetailSchema }),
} as const satisfies Row
