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
    'Changes what a saved card is called, its billing address, whether it is the default. What is on the card itself is entered again in the hosted form, and saved with its `profile_id`.',
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
  summary: 'Makes a saved card the default one, in the place of any other; 422 for a wallet.',
  answer,
} as const satisfies Row

export const deleteCard = {
  ...change,
  method: 'DELETE',
  path: '/customer/cards/{profileId}',
  summary:
    'Deletes a saved card; `replacement` is the card that pays for its subscriptions from then on, without which one that pays for any is kept (409).',
  query: v.object({ replacement: v.optional(label) }),
  answer: null,
} as const satisfies Row
