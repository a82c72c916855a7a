import * as v from 'valibot'
import { subscriptionDetailSchema, subscriptionSchema } from '../../domain/account/subscriptions'
import type { Row } from '../row'
import { flag, label, read, text } from '../shapes'

/*
 * Subscriptions. An extension: the specification has no rows for them. Another customer's subscription is answered
 * with 404, as if it did not exist; a guest's call with 403.
 */

const path = '/customer/subscriptions/{subsId}'
export const getSubscriptions = {
  ...read,
  method: 'GET',
  path: '/customer/subscriptions',
  summary: 'Returns a customer’s subscriptions; 403 for a guest.',
  answer: v.object({
    subscriptions: v.array(subscriptionSchema),
    /** Ids of subscriptions that could not be loaded. */
    missing: v.nullish(v.array(label)),
  }),
} as const satisfies Row

export const getSubscription = {
  ...read,
  method: 'GET',
  path,
  summary: 'Returns one subscription in full; 404 if the customer has no such subscription.',
  answer: v.object({ subscription: subscriptionDetailSchema }),
} as const satisfies Row

export const getSubscriptionDates = {
  ...read,
  method: 'GET',
  path: `${path}/dates`,
  summary:
    'Returns the days on which the next box can ship and arrive, in the format of `getGuaranteeDates`.',
  answer: v.object({
    dates: v.array(
      v.object({
        ship_date: v.string(),
        delivery_date: text,
        is_available: flag,
        reason: text,
        label: text,
      }),
    ),
  }),
} as const satisfies Row
