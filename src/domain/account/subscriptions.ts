import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'
import { count, flag, id, label, money, text } from '../schema/fields'
import { type Guarded, guarded } from '../schema/guard'

/*
 * What comes again by itself, as an account shows it. The specification names the fields of a subscription on a
 * line alone (§3): an extension. Ids and lists are strict, every other field may be absent.
 */

/** A calendar day as `YYYY-MM-DD`. */
const day = text

const subscriptionFields = {
  subs_id: label,
  /** Rises with every change. A change names the one that it was decided on. */
  version: id,
  /** One of `SubscriptionKind`; any other word counts as `auto-delivery`. */
  kind: text,
  /** One of `SubscriptionStatus`; any other word counts as `active`. */
  status: text,
  item_id: id,
  sku_id: id,
  name: text,
  /** The size: "Four 6 oz steaks". */
  size: text,
  image: text,
  qty: v.nullish(v.number()),
  /** One of it, as it is sold today. */
  price: money,
  /** What the next box will be charged, shipping and tax included; null where it is paid for. */
  amount: money,
  /** The saved address that it goes to; null where that was deleted. */
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
  /** How many boxes a club has, and the month of its first. Source: specification §3. */
  club_orders: count,
  club_order_start_month: v.nullish(label),
  orders_sent: count,
  /** When the box before the next one arrived. */
  last_date: day,
  /** When the next box arrives; null where none is to come, or nobody knows. */
  next_date: day,
  /** When the next box would arrive if this one were skipped. */
  skip_date: day,
  /** The box that was skipped and can still be sent after all. */
  skipped_date: day,
  /** The box that is being packed, which no change reaches any more. */
  locked_date: day,
  /** When the next box would arrive if it were resumed, or restarted, now. */
  resume_date: day,
  /** Null with a pause that ends when the customer says so. */
  paused_until: day,
  canceled_on: day,
  card: v.nullish(v.object({ profile_id: label, brand: text, last_four: text, expires: text })),
  /** What pays, where it is no saved card: "PayPal". */
  paid_with: text,
  is_payment_failed: flag,
  is_unavailable: flag,
}

const detailFields = {
  ...subscriptionFields,
  /** The sizes that the item comes in, then other items that can be sent on in its place; with what is left of each. */
  sizes: v.array(
    v.object({
      sku_id: id,
      /** Of another item its name. */
      name: text,
      label: text,
      price: money,
      units: count,
    }),
  ),
  /** What has happened, the latest first. */
  history: v.array(
    v.object({
      /** When. */
      day,
      /** One of `SubscriptionEvent`; what nobody knows is left out. */
      what: text,
      /** The box or the day that it is about. */
      about: day,
    }),
  ),
}

const subscriptionObject = v.object(subscriptionFields)
const detailObject = v.object(detailFields)

/** A subscription in the list of a customer's subscriptions. */
export const subscriptionSchema: Guarded<typeof subscriptionObject> = guarded(subscriptionObject)

/** A subscription with all that is known of it. */
export const subscriptionDetailSchema: Guarded<typeof detailObject> = guarded(detailObject)

export type Subscription = DeepReadonly<v.InferOutput<typeof subscriptionObject>>
export type SubscriptionDetail = DeepReadonly<v.InferOutput<typeof detailObject>>
export type SubscriptionSize = SubscriptionDetail['sizes'][number]

/** What can have happened to a subscription. */
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

/** Why somebody cancels, where they say so. */
export const CANCEL_REASONS = ['much', 'price', 'taste', 'done', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** Whether a text of an address may be the id of a subscription: one that no path can hold is asked for of nobody. */
export const isSubscriptionId = (id: string): boolean => /^[\w-]{1,40}$/.test(id)
