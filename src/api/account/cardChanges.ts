import * as v from 'valibot'
import { billingAddressSchema } from '../../domain/schema/entities'
import type { Row } from '../row'
import { label, text } from '../shapes'
import { savedCardSchema } from './cards'

/* Editing saved cards. An extension; separate from their list, which is all that payment needs. */

const change = { isRepeatSafe: false, stale: ['cards'] } as const
const answer = v.object({ card: savedCardSchema })

export const putCard = {
  ...change,
  method: 'PUT',
  path: '/customer/cards/{profileId}',
  summary:
    'Changes the nickname, billing address, or default status of a saved card. To change the card details, the customer enters them again in the hosted form; pass its `profile_id`.',
  body: v.object({
    nickname: text,
    is_default: v.optional(v.boolean()),
    billing_address: v.nullish(billingAddressSchema),
  }),
  answer,
} as const satisfies Row

export const putDefaultCard = {
  ...change,
  method: 'PUT',
  path: '/customer/cards/{profileId}/default',
  summary: 'Makes a saved card the default; 422 for a wallet.',
  answer,
} as const satisfies Row

export const deleteCard = {
  ...change,
  method: 'DELETE',
  path: '/customer/cards/{profileId}',
  summary:
    'Deletes a saved card. If it pays for subscriptions, `replacement` must name the card that takes over; otherwise 409.',
  query: v.object({ replacement: v.optional(label) }),
  answer: null,
} as const satisfies Row
