import * as v from 'valibot'
import { offeredProductSchema } from '../../domain/account/reorder/offer'
import { dateOption, holiday } from '../dates'
import type { Row } from '../row'
import { id, read } from '../shapes'

/** The products and days for sending an order again. An extension: the specification has no row for it. */
export const getReorder = {
  ...read,
  method: 'GET',
  path: '/customer/orders/{orderId}/again',
  summary:
    'Returns which items of an order are still sold, what could replace the others, and when each gift can arrive; 404 if the customer has no such order.',
  answer: v.object({
    /** Products of the order that are still sold, at today’s prices, and the shop's replacements for others. */
    products: v.array(offeredProductSchema),
    /** The days of each shipment, as for a cart; none for an e-gift. */
    shipments: v.array(v.object({ shipment_id: id, dates: v.array(dateOption) })),
    holidays: v.nullish(v.array(holiday)),
  }),
} as const satisfies Row
