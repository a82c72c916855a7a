import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'
import { flag, id, label, money, text } from '../schema/fields'
import { type Guarded, guarded } from '../schema/guard'

/*
 * What was ordered, as an account shows it. The specification leaves it open: an extension. Ids and lists are
 * strict, every other field may be absent.
 */

/** A calendar day as `YYYY-MM-DD`. */
const day = text

/** An item as it was ordered, at the price of that day. */
const orderItemFields = {
  item_id: id,
  sku_id: id,
  name: text,
  /** The size: "Four 6 oz steaks". */
  size: text,
  qty: v.nullish(v.number()),
  price: money,
  /** False where the shop sells it no more. */
  is_sold: flag,
  /** True of what came for free with the order, and is not sent again. */
  is_free_gift: flag,
}

const orderShipmentFields = {
  shipment_id: id,
  /** The saved address that it went to; null where it went to none. */
  addr_id: v.nullish(id),
  fname: text,
  lname: text,
  city: text,
  is_myself: flag,
  /** True of what is emailed. */
  is_egift: flag,
  items: v.array(v.object(orderItemFields)),
  /** One of `ShipmentStatus`; any other word counts as `preparing`. */
  status: text,
  /** When it arrives or has arrived; of an e-gift, when it was emailed or opened. */
  delivery_date: day,
  /** Where the carrier tells of it; null where there is nothing to follow. */
  tracking_url: text,
  /** What was paid back for it. */
  refund: money,
}

const orderFields = {
  order_id: label,
  ordered_on: day,
  total: money,
  /** `open`, `done` or `canceled`. */
  status: text,
}

const detailShipmentFields = {
  ...orderShipmentFields,
  company: text,
  address_1: text,
  address_2: text,
  state: text,
  postal_code: text,
  phone: text,
  email: text,
  gift_message: text,
}

const detailFields = {
  ...orderFields,
  shipments: v.array(v.object(detailShipmentFields)),
  /** True of an order so old that nothing more is known than the list tells. */
  is_limited: flag,
  merchandise: money,
  /** What a promo code took off, as a positive amount. */
  discount: money,
  shipping: money,
  tax: money,
  /** What gift cards paid, as a positive amount. */
  gift_cards: money,
  /** How the rest was paid: "Visa ending 4242". */
  paid_with: text,
}

const orderObject = v.object({ ...orderFields, shipments: v.array(v.object(orderShipmentFields)) })
const detailObject = v.object(detailFields)

/** An order in the list of a customer's orders. */
export const orderSchema: Guarded<typeof orderObject> = guarded(orderObject)

/** An order with all that is known of it. */
export const orderDetailSchema: Guarded<typeof detailObject> = guarded(detailObject)

export type Order = DeepReadonly<v.InferOutput<typeof orderObject>>
export type OrderShipment = Order['shipments'][number]
export type OrderItem = OrderShipment['items'][number]
export type OrderDetail = DeepReadonly<v.InferOutput<typeof detailObject>>

/** Which of a customer's orders: of a year, and sent to somebody whose name has this in it. */
export interface OrderFilter {
  /** The year in which it was ordered; null stands for all. */
  readonly year: number | null
  /** A part of a person's name; an empty text stands for all. */
  readonly person: string
}
