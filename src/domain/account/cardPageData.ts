import * as v from 'valibot'
import { link } from '../page/fields'
import type { DeepReadonly } from '../schema/entities'

/** What a page tells the form of a saved card; each part may be absent. */
export const cardPageDataSchema = v.object({
  /** The `profile_id` of the card that is changed; a new one where it is absent. */
  card: v.nullish(v.union([v.string(), v.number()])),
  /** Where it leads once the card is saved, or left; the saved cards of the account where it is absent. */
  returnTo: link,
})

export type CardPageData = DeepReadonly<v.InferOutput<typeof cardPageDataSchema>>

/** What a page tells what stands in for that form where no card can be added. */
export const blockedCardDataSchema = v.object({
  /** What a person on the phone asks for; never the address of the visitor. */
  reference: v.nullish(v.string()),
  /** When the phones open again, in words; null while they are answered. */
  opens: v.nullish(v.string()),
  /** Where a card is added once it can be; the account where it is absent. */
  form: link,
  /** Whether it took the place of a form that the visitor was in. */
  isReplacement: v.nullish(v.boolean()),
})

export type BlockedCardData = DeepReadonly<v.InferOutput<typeof blockedCardDataSchema>>
