import * as v from 'valibot'
import { billingAddressSchema, type DeepReadonly } from '../../domain/schema/entities'
import type { Row } from '../row'
import { flag, label, read, text } from '../shapes'

/* The cards that a customer has saved. An extension: the specification has a row to save one, and no other. */

/** What may be shown of a card that the shop keeps; its number is with the payment provider alone. */
export const savedCardSchema = v.object({
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
  summary: 'The cards that a customer has saved; 403 for a guest.',
  answer: v.object({ cards: v.array(savedCardSchema) }),
} as const satisfies Row

export type SavedCard = DeepReadonly<v.InferOutput<typeof savedCardSchema>>
