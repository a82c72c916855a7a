import * as v from 'valibot'
import { subscriptionDetailSchema } from '../../domain/account/subscriptions'
import type { Row } from '../row'
import { id, label, text } from '../shapes'

/*
 * Changes to subscriptions. An extension: the specification has no rows for them.
 *
 * Each change sends the `version` it is based on, and returns the new state. Sending the same change twice makes it
 * once. A change based on an older version is refused with 409 `changed`, and one that is blocked because the box is
 * being packed with 409 `locked`; both return the latest state as `subscription`.
 */

const path = '/customer/subscriptions/{subsId}'
const version = id
/** A calendar day as `YYYY-MM-DD`. */
const day = v.string()

const change = {
  isRepeatSafe: true,
  stale: ['subscriptions'],
  answer: v.object({ subscription: subscriptionDetailSchema }),
} as const

export const postSubscriptionSkip = {
  ...change,
  method: 'POST',
  path: `${path}/skip`,
  summary: 'Skips the next box without charging for it.',
  body: v.object({ version }),
} as const satisfies Row

export const postSubscriptionUnskip = {
  ...change,
  method: 'POST',
  path: `${path}/unskip`,
  summary: 'Restores the most recently skipped box; 409 `too_late` if it can no longer ship.',
  body: v.object({ version }),
} as const satisfies Row

export const putSubscriptionPause = {
  ...change,
  method: 'PUT',
  path: `${path}/pause`,
  summary: 'Pauses boxes and charges until a day, or with null until the subscription is resumed.',
  body: v.object({ version, until: v.nullable(day) }),
} as const satisfies Row

export const postSubscriptionResume = {
  ...change,
  method: 'POST',
  path: `${path}/resume`,
  summary: 'Ends a pause.',
  body: v.object({ version }),
} as const satisfies Row

export const putSubscriptionDate = {
  ...change,
  method: 'PUT',
  path: `${path}/date`,
  summary:
    'Moves the next box to another day, and counts later boxes from it; 409 `date_unavailable`.',
  body: v.object({ version, delivery_date: day }),
} as const satisfies Row

export const putSubscriptionFrequency = {
  ...change,
  method: 'PUT',
  path: `${path}/frequency`,
  summary: 'Changes the number of months between boxes; never moves the next box earlier.',
  body: v.object({ version, interval_months: v.number() }),
} as const satisfies Row

export const putSubscriptionItem = {
  ...change,
  method: 'PUT',
  path: `${path}/item`,
  summary:
    'Changes the size and quantity, or switches to another item in `sizes`; 409 `insufficient-stock` with the available `units`.',
  body: v.object({ version, sku_id: id, qty: v.number() }),
} as const satisfies Row

export const putSubscriptionAddress = {
  ...change,
  method: 'PUT',
  path: `${path}/address`,
  summary: 'Ships the subscription to another saved address.',
  body: v.object({ version, addr_id: id }),
} as const satisfies Row

export const putSubscriptionCard = {
  ...change,
  method: 'PUT',
  path: `${path}/card`,
  summary: 'Switches to another saved card, and retries a failed payment; 422 `card_expired`.',
  body: v.object({ version, profile_id: label }),
} as const satisfies Row

export const putSubscriptionMessage = {
  ...change,
  method: 'PUT',
  path: `${path}/message`,
  summary: 'Changes the gift message.',
  body: v.object({ version, gift_message: v.string() }),
} as const satisfies Row

export const postSubscriptionCancel = {
  ...change,
  method: 'POST',
  path: `${path}/cancel`,
  summary:
    'Cancels the subscription. While a box is being packed, refused with `locked` unless `after_packed` lets that box ship.',
  body: v.object({ version, reason: text, after_packed: v.nullish(v.boolean()) }),
} as const satisfies Row

export const postSubscriptionRestart = {
  ...change,
  method: 'POST',
  path: `${path}/restart`,
  summary: 'Restarts a canceled subscription at today’s price.',
  body: v.object({ version }),
} as const satisfies Row
