import * as v from 'valibot'
import { link } from '../page/fields'
import type { DeepReadonly } from '../schema/entities'

/** Page data of the saved-card form; each part can be absent. */
export const cardPageDataSchema = v.object({
  /** The `profile_id` of the card to change; if absent, a new card. */
  card: v.nullish(v.union([v.string(), v.number()])),
  /** Where to go once the card is saved or the form is left; defaults to the account's saved cards. */
  returnTo: link,
})

export type CardPageData = DeepReadonly<v.InferOutput<typeof cardPageDataSchema>>

/** Page data of the screen shown if no card can be added. */
export const blockedCardDataSchema = v.object({
  /** The reference to quote on the phone; never the visitor's IP address. */
  reference: v.nullish(v.string()),
  /** When the phones open again, in words; null while they are open. */
  opens: v.nullish(v.string()),
  /** Where to add a card once that is possible; defaults to the account. */
  form: link,
  /** Whether it replaced a form that the visitor was using. */
  isReplacement: v.nullish(v.boolean()),
})

export type BlockedCardData = DeepReadonly<v.InferOutput<typeof blockedCardDataSchema>>
