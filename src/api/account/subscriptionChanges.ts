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
  summary: 'Skips the next box, which is not charged.',
  body: v.object({ version }),
} as const satisfies Row

export const postSubscriptionUnskip = {
  ...change,
  method: 'POST',
  path: `${path}/unskip`,
  summary:
    'Sends the box that was skipped last after all; 409 `too_late` where it can leave no more.',
  body: v.object({ version }),
} as const satisfies Row

export const putSubscriptionPause = {
  ...change,
  method: 'PUT',
  path: `${path}/pause`,
  summary: 'Sends and charges nothing until a day, or with null until it is resumed.',
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
    'Has the next box arrive on another day, from which the following are counted; 409 `date_unavailable`.',
  body: v.object({ version, delivery_date: day }),
} as const satisfies Row

export const putSubscriptionFrequency = {
  ...change,
  method: 'PUT',
  path: `${path}/frequency`,
  summary: 'Changes how many months lie between two boxes; the next box never comes sooner for it.',
  body: v.object({ version, interval_months: v.number() }),
} as const satisfies Row

export const putSubscriptionItem = {
  ...change,
  method: 'PUT',
  path: `${path}/item`,
  summary:
    'Changes size and quantity, or to one of the other items of `sizes`; 409 `insufficient-stock` with the `units` there are where it is too much.',
  body: v.object({ version, sku_id: id, qty: v.number() }),
} as const satisfies Row

export const putSubscriptionAddress = {
  ...change,
  method: 'PUT',
  path: `${path}/address`,
  summary: 'Sends it to another saved address of the customer.',
  body: v.object({ version, addr_id: id }),
} as const satisfies Row

export const putSubscriptionCard = {
  ...change,
  method: 'PUT',
  path: `${path}/card`,
  summary:
    'Has another saved card pay, which also tries again what has failed; 422 `card_expired`.',
  body: v.object({ version, profile_id: label }),
} as const satisfies Row

export const putSubscriptionMessage = {
  ...change,
  method: 'PUT',
  path: `${path}/message`,
  summary: 'Changes the words on the card in the box.',
  body: v.object({ version, gift_message: v.string() }),
} as const satisfies Row

export const postSubscriptionCancel = {
  ...change,
  method: 'POST',
  path: `${path}/cancel`,
  summary:
    'Ends it. While a box is being packed it is refused with `locked`, unless `after_packed` leaves that box alone.',
  body: v.object({ version, reason: text, after_packed: v.nullish(v.boolean()) }),
} as const satisfies Row

export const postSubscriptionRestart = {
  ...change,
  method: 'POST',
  path: `${path}/restart`,
  summary: 'Begins again what was canceled, at today’s price.',
  body: v.object({ version }),
} as const satisfies Row
