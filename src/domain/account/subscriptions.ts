import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'
import { count, flag, id, label, money, text } from '../schema/fields'
import { type Guarded, guarded } from '../schema/guard'

/*
 * Subscriptions, as an account shows them. An extension: the specification only names the fields of a
 * subscription on a line (§3). Ids and lists are strict, every other field can be absent.
 */

/** A calendar day as `YYYY-MM-DD`. */
const day = text

const subscriptionFields = {
  subs_id: label,
  /** Increases with every change. A change names the version that it is based on. */
  version: id,
  /** One of `SubscriptionKind`; any other value counts as `auto-delivery`. */
  kind: text,
  /** One of `SubscriptionStatus`; any other value counts as `active`. */
  status: text,
  item_id: id,
  sku_id: id,
  name: text,
  /** The size: "Four 6 oz steaks". */
  size: text,
  image: text,
  qty: v.nullish(v.number()),
  /** Unit price today. */
  price: money,
  /** What the next box will be charged, with shipping and tax; null if it is already paid. */
  amount: money,
  /** The saved address that it goes to; null if that was deleted. */
  addr_id: v.nullish(id),
  fname: text,
  lname: text,
  company: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  postal_code: text,
  is_myself: flag,
  gift_message: text,
  /** Source: specification §3. */
  perpetual_subscription: v.nullish(
    v.object({
      interval_months: v.nullish(v.union([v.number(), v.string()])),
      manually_removed: flag,
    }),
  ),
  /** A club's number of boxes, and its first month. Source: specification §3. */
  club_orders: count,
  club_order_start_month: v.nullish(label),
  orders_sent: count,
  /** When the previous box arrived. */
  last_date: day,
  /** When the next box arrives; null if none is due, or unknown. */
  next_date: day,
  /** When the next box would arrive if this one were skipped. */
  skip_date: day,
  /** The skipped box, if it can still be restored. */
  skipped_date: day,
  /** The box being packed, which can no longer be changed. */
  locked_date: day,
  /** When the next box would arrive if the subscription were resumed or restarted now. */
  resume_date: day,
  /** Null for a pause without an end date. */
  paused_until: day,
  canceled_on: day,
  card: v.nullish(v.object({ profile_id: label, brand: text, last_four: text, expires: text })),
  /** The payment method, if it is not a saved card: "PayPal". */
  paid_with: text,
  is_payment_failed: flag,
  is_unavailable: flag,
}

const detailFields = {
  ...subscriptionFields,
  /** The item's sizes, then other items that can replace it; with the units left of each. */
  sizes: v.array(
    v.object({
      sku_id: id,
      /** The name, for another item. */
      name: text,
      label: text,
      price: money,
      units: count,
    }),
  ),
  /** Past events, the latest first. */
  history: v.array(
    v.object({
      /** When. */
      day,
      /** One of `SubscriptionEvent`; unknown events are left out. */
      what: text,
      /** The box or day that it concerns. */
      about: day,
    }),
  ),
}

const subscriptionObject = v.object(subscriptionFields)
const detailObject = v.object(detailFields)

/** A subscription in the list of a customer's subscriptions. */
export const subscriptionSchema: Guarded<typeof subscriptionObject> = guarded(subscriptionObject)

/** A subscription with all its details. */
export const subscriptionDetailSchema: Guarded<typeof detailObject> = guarded(detailObject)

export type Subscription = DeepReadonly<v.InferOutput<typeof subscriptionObject>>
export type SubscriptionDetail = DeepReadonly<v.InferOutput<typeof detailObject>>
export type SubscriptionSize = SubscriptionDetail['sizes'][number]

/** The events of a subscription. */
export const SUBSCRIPTION_EVENTS = [
  'started',
  'sent',
  'skipped',
  'unskipped',
  'moved',
  'paused',
  'resumed',
  'frequency',
  'item',
  'address',
  'card',
  'message',
  'canceled',
  'restarted',
] as const
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number]

/** Reasons for canceling. */
export const CANCEL_REASONS = ['much', 'price', 'taste', 'done', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** Whether a text from a URL can be a subscription's id; other texts are not sent to the server. */
export const isSubscriptionId = (id: string): boolean => /^[\w-]{1,40}$/.test(id)
