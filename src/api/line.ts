import * as v from 'valibot'
import type { Row } from './row'
import { cartAnswer, cartChange, cartRemoval, id, label, text } from './shapes'

/** Adds items, each for one address. */
export const putLineItems = {
  method: 'PUT',
  path: '/checkout/line-item',
  summary: 'Adds items to the cart, each for one address.',
  body: v.object({
    lineitems: v.array(
      v.object({
        item_id: id,
        // Assumption: null is "Ship to Myself" for a shopper who has no such address yet; the answer sets `is_myself`.
        addr_id: v.nullable(id),
        location: text,
        cspl_id: v.nullish(id),
        // Assumption: the server applies sku and quantity; if it ignores them, the sku and quantity calls follow.
        sku_id: v.optional(id),
        qty: v.optional(id),
      }),
    ),
  }),
  answer: cartAnswer,
  isRepeatSafe: false,
  stale: ['cart'],
} as const satisfies Row

export const deleteLineItem = {
  ...cartRemoval,
  method: 'DELETE',
  path: '/checkout/line-item/{clinId}',
  summary: 'Removes a line.',
} as const satisfies Row

export const putSku = {
  ...cartChange,
  method: 'PUT',
  path: '/checkout/line-item-sku/',
  summary: 'Changes a line to another size of its item.',
  body: v.object({ clin_id: id, sku_id: id }),
} as const satisfies Row

export const putParentLine = {
  ...cartChange,
  method: 'PUT',
  path: '/checkout/update-parent-line-item/',
  summary: 'Sets the parent line of an add-on.',
  body: v.object({ clin_id: id, newParent: id }),
} as const satisfies Row

export const postClubEdit = {
  ...cartChange,
  method: 'POST',
  path: '/checkout/line-item-club-edit',
  summary: 'Changes how many months a club line runs, and when it starts.',
  // Assumption: the detail of a club edit is the club part of a line's detail.
  body: v.object({
    clin_id: id,
    detail: v.object({ club_orders: v.number(), club_order_start_month: label }),
  }),
} as const satisfies Row

export const putLineAutoDelivery = {
  ...cartChange,
  method: 'PUT',
  path: '/checkout/line-auto-delivery',
  summary: "Sets how often a line repeats; '0' turns it off.",
  body: v.object({ clin_id: id, selected_frequency: v.string() }),
} as const satisfies Row

export const putShipmentAutoDelivery = {
  ...cartChange,
  method: 'PUT',
  path: '/checkout/shipment-auto-delivery',
  summary: "Sets how often a whole shipment repeats; '0' turns it off.",
  body: v.object({ crec_id: id, selected_frequency: v.string() }),
} as const satisfies Row
