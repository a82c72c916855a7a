import * as v from 'valibot'
import { billingAddressSchema, type DeepReadonly } from '../../domain/schema/entities'
import type { Row } from '../row'
import { flag, label, read, text } from '../shapes'

/* A customer's saved cards. An extension: the specification only has a row to save one. */

/** Displayable details of a saved card; only the payment provider has its number. */
export const savedCardSchema = v.object({
  profile_id: label,
  /** For a wallet, its name: `PayPal`. */
  brand: text,
  last_four: text,
  /** Month and year: `08/2028`. */
  expires: text,
  is_default: flag,
  nickname: text,
  /** Displayable account name of a connected wallet; null for a card. */
  wallet: text,
  /** Whether it pays for a subscription. */
  is_in_subscription: flag,
  billing_address: v.nullish(billingAddressSchema),
})

export const getCards = {
  ...read,
  method: 'GET',
  path: '/customer/cards',
  summary: 'Returns a customer’s saved cards; 403 for a guest.',
  answer: v.object({ cards: v.array(savedCardSchema) }),
} as const satisfies Row

export type SavedCard = DeepReadonly<v.InferOutput<typeof savedCardSchema>>
