import * as v from 'valibot'
import type { DeepReadonly } from '../../domain/schema/entities'
import type { Row } from '../row'
import { flag, label, read, text } from '../shapes'

/** What may be shown of a card that the shop keeps; its number is with the payment provider alone. */
const savedCardSchema = v.object({
  profile_id: label,
  brand: text,
  last_four: text,
  /** Month and year: `08/2028`. */
  expires: text,
  is_default: flag,
})

export const getCards = {
  ...read,
  method: 'GET',
  path: '/customer/cards',
  summary: 'The cards that a customer has saved; none for a guest.',
  answer: v.object({ cards: v.array(savedCardSchema) }),
} as const satisfies Row

export type SavedCard = DeepReadonly<v.InferOutput<typeof savedCardSchema>>
