import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'
import { flag, id, label, money, text } from '../schema/fields'
import { type Guarded, guarded } from '../schema/guard'

/*
 * Orders, as an account shows them. An extension: the specification leaves them open. Ids and lists are strict,
 * every other field can be absent.
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
  /** For a club, the number of its boxes, all of which `price` includes; null for other items. */
  club_orders: v.nullish(v.number()),
  /** False if the shop no longer sells it. */
  is_sold: flag,
  /** True for a free gift of the order, which is not sent again. */
  is_free_gift: flag,
}

const orderShipmentFields = {
  shipment_id: id,
  /** The saved address that it went to; null if it went to none. */
  addr_id: v.nullish(id),
  fname: text,
  lname: text,
  city: text,
  is_myself: flag,
  /** True for gifts that are emailed. */
  is_egift: flag,
  items: v.array(v.object(orderItemFields)),
  /** One of `ShipmentStatus`; any other value counts as `preparing`. */
  status: text,
  /** When it arrives or arrived; for an e-gift, when it was emailed or opened. */
  delivery_date: day,
  /** The carrier's tracking page; null if there is nothing to track. */
  tracking_url: text,
  /** The amount refunded for it. */
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
  /** True for an order so old that only the list's data is available. */
  is_limited: flag,
  merchandise: money,
  /** The promo code's discount, as a positive amount. */
  discount: money,
  shipping: money,
  tax: money,
  /** The amount paid by gift cards, as a positive amount. */
  gift_cards: money,
  /** How the rest was paid: "Visa ending 4242". */
  paid_with: text,
}

const orderObject = v.object({ ...orderFields, shipments: v.array(v.object(orderShipmentFields)) })
const detailObject = v.object(detailFields)

/** An order in the list of a customer's orders. */
export const orderSchema: Guarded<typeof orderObject> = guarded(orderObject)

/** An order with all its details. */
export const orderDetailSchema: Guarded<typeof detailObject> = guarded(detailObject)

export type Order = DeepReadonly<v.InferOutput<typeof orderObject>>
export type OrderShipment = Order['shipments'][number]
export type OrderItem = OrderShipment['items'][number]
export type OrderDetail = DeepReadonly<v.InferOutput<typeof detailObject>>

/** A filter for a customer's orders: by year, and by part of a recipient's name. */
export interface OrderFilter {
  /** The year of the order; null for all. */
  readonly year: number | null
  /** Part of a recipient's name; empty for all. */
  readonly person: string
}
