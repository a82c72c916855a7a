import * as v from 'valibot'
import { billingAddressSchema, type DeepReadonly } from '../../domain/schema/entities'
import type { Row } from '../row'
import { flag, label, read, text } from '../shapes'

/* The cards that a customer has saved. An extension: the specification has a row to save one, and no other. */

/** What may be shown of a card that the shop keeps; its number is with the payment provider alone. */
const savedCardSchema = v.object({
  profile_id: label,
  /** Of a wallet its name: `PayPal`. */
  brand: text,
  last_four: text,
  /** Month and year: `08/2028`. */
  expires: text,
  is_default: flag,
  nickname: text,
  /** What may be shown of the account of a connected wallet; null for a card. */
  wallet: text,
  /** Whether a subscription is paid by it. */
  is_in_subscription: flag,
  billing_address: v.nullish(billingAddressSchema),
})

export const getCards = {
  ...read,
  method: 'GET',
  path: '/customer/cards',
  summary: 'The cards that a customer has saved; none for a guest.',
  answer: v.object({ cards: v.array(savedCardSchema) }),
} as const satisfies Row

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

export type SavedCard = DeepReadonly<v.InferOutput<typeof savedCardSchema>>
